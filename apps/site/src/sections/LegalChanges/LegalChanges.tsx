import { ChangeList } from '../../components/ChangeList/ChangeList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Legal } from '../../schemas/legal.ts';

export const LegalChanges = ({ changes }: Pick<Legal, 'changes'>) => (
  <Section id="changes" title="Changes">
    <ChangeList items={changes.map((change) => ({ ...change, sources: [] }))} />
  </Section>
);
