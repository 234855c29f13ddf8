import type { Industry } from '../../schemas/industry.ts';
import { Cell } from '../../ui/Cell/Cell.tsx';
import { CellGrid } from '../../ui/CellGrid/CellGrid.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Cite } from '../../ui/SourceMarks/SourceMarks.tsx';

type ApplicationCellsProps = {
  applications: Industry['applications'];
  cite: Cite;
};

/** What AI is used for in an industry, each with a question to put before approving it. */
export function ApplicationCells({ applications: { title, note, items }, cite }: ApplicationCellsProps) {
  return (
    <Section id="applications" title={title} note={note} layout="wide">
      <CellGrid across={3}>
        {items.map(({ sources, ...cell }) => (
          <Cell key={cell.title} {...cell} sources={cite(sources)} />
        ))}
      </CellGrid>
    </Section>
  );
}
