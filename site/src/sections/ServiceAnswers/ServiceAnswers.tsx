import type { ServiceFacts } from '../../schemas/buyer-facts.ts';
import { AnswerList } from '../../ui/AnswerList/AnswerList.tsx';
import { Section } from '../../ui/Section/Section.tsx';

/** What buyers ask of a service. A question without an answer has no row; without any answer there is no section. */
export function ServiceAnswers({ facts = {} }: { facts: ServiceFacts | undefined }) {
  const { duration, effort, firstStep, notIncluded } = facts;
  const rows = [
    { label: 'How long it takes', text: duration },
    { label: 'What it asks of you', text: effort },
    { label: 'Smallest first step', text: firstStep },
    { label: 'Not included', text: notIncluded?.join('; ') },
  ].flatMap(({ label, text }) => (text ? [{ label, answers: [{ text }] }] : []));
  return (
    rows.length > 0 && (
      <Section id="what-buyers-ask" title="What buyers ask">
        <AnswerList rows={rows} />
      </Section>
    )
  );
}
