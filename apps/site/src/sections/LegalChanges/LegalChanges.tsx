import { ChangeList } from '../../components/ChangeList/ChangeList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Legal } from '../../schemas/legal.ts';

export function LegalChanges({ changes }: Pick<Legal, 'changes'>) {
  return (
    <Section id="changes" title="Changes">
      <ChangeList items={changes.map((change) => ({ ...change, sources: [] }))} />
    </Section>
  );
}
