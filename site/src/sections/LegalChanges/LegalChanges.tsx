import type { Legal } from '../../schemas/legal.ts';
import { ChangeList } from '../../ui/ChangeList/ChangeList.tsx';
import { Section } from '../../ui/Section/Section.tsx';

/** Every change of a legal page, newest first. */
export function LegalChanges({ changes }: Pick<Legal, 'changes'>) {
  return (
    <Section id="changes" title="Changes">
      <ChangeList items={changes.map((change) => ({ ...change, sources: [] }))} />
    </Section>
  );
}
