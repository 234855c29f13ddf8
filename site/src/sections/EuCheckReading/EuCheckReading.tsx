import type { RoleList } from '../../law/eu-check/role-lists.ts';
import type { Rules } from '../../law/eu-check/rules.ts';
import { DecisionTable } from '../../live/EuCheck/DecisionTable.tsx';
import type { PageOf } from '../../schemas/page.ts';
import { Fold } from '../../ui/Fold/Fold.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { DutiesByRole } from '../DutiesByRole/DutiesByRole.tsx';

type EuCheckReadingProps = {
  table: PageOf<'eu-ai-act-check'>['table'];
  questions: Rules['questions'];
  roles: readonly RoleList[];
};

/** The check to read: its questions in order, and the duties by role. */
export function EuCheckReading({ table, questions, roles }: EuCheckReadingProps) {
  return (
    <>
      <Section id="table" title={table.title} note={table.note}>
        <Fold label={`${questions.length} questions`}>
          <DecisionTable questions={questions} />
        </Fold>
      </Section>
      <Section id="duties" title={table.dutiesTitle} note={table.dutiesNote} ground="tint">
        <DutiesByRole roles={roles} />
      </Section>
    </>
  );
}
