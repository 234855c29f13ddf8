import { Cell } from '../../components/Cell/Cell.tsx';
import { CellGrid } from '../../components/CellGrid/CellGrid.tsx';
import { Fold } from '../../components/Fold/Fold.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Cite } from '../../components/SourceMarks/SourceMarks.tsx';
import type { Industry } from '../../schemas/industry.ts';

type ApplicationCellsProps = {
  applications: Industry['applications'];
  cite: Cite;
};

/** The others fold on small screens. */
const first = 3;

export function ApplicationCells({ applications: { title, note, items }, cite }: ApplicationCellsProps) {
  const grid = (some: typeof items) => (
    <CellGrid across={3}>
      {some.map(({ sources, law, ...cell }) => (
        <Cell
          key={cell.title}
          {...cell}
          sources={cite(sources)}
          law={{ text: law.text, sources: cite(law.sources) }}
        />
      ))}
    </CellGrid>
  );
  return (
    <Section id="applications" title={title} note={note} layout="wide">
      {grid(items.slice(0, first))}
      <Fold label={`${items.length - first} more`}>{grid(items.slice(first))}</Fold>
    </Section>
  );
}
