import { Cell } from '../../components/Cell/Cell.tsx';
import { CellGrid } from '../../components/CellGrid/CellGrid.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Cite } from '../../components/SourceMarks/SourceMarks.tsx';
import type { Industry } from '../../schemas/industry.ts';

type ApplicationCellsProps = {
  applications: Industry['applications'];
  cite: Cite;
};

export function ApplicationCells({ applications: { title, note, items }, cite }: ApplicationCellsProps) {
  return (
    <Section id="applications" title={title} note={note} layout="wide">
      <CellGrid across={3}>
        {items.map(({ sources, law, ...cell }) => (
          <Cell
            key={cell.title}
            {...cell}
            sources={cite(sources)}
            law={{ text: law.text, sources: cite(law.sources) }}
          />
        ))}
      </CellGrid>
    </Section>
  );
}
