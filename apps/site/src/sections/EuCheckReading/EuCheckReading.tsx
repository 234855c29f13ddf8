import type { Rules } from '@vanda/eu-ai-act-rules/rules';
import { Fold } from '../../components/Fold/Fold.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { DecisionTable } from '../../features/EuCheck/DecisionTable.tsx';
import type { PageOf } from '../../schemas/page.ts';

type EuCheckReadingProps = {
  table: PageOf<'eu-ai-act-check'>['table'];
  questions: Rules['questions'];
};

export const EuCheckReading = ({ table, questions }: EuCheckReadingProps) => (
  <Section id="table" title={table.title} note={table.note}>
    <Fold label={`${questions.length} questions`} isOnPhonesOnly={false}>
      <DecisionTable questions={questions} />
    </Fold>
    <p>
      <MoreLink {...table.duties} />
    </p>
  </Section>
);
