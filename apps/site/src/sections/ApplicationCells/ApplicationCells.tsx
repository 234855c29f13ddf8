import { Cell } from '../../components/Cell/Cell.tsx';
import { CellGrid } from '../../components/CellGrid/CellGrid.tsx';
import { FoldAfter } from '../../components/Fold/Fold.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Cite } from '../../components/SourceMarks/SourceMarks.tsx';
import type { Industry } from '../../schemas/industry.ts';

type ApplicationCellsProps = {
  applications: Industry['applications'];
  cite: Cite;
};

export const ApplicationCells = ({ applications: { title, note, items }, cite }: ApplicationCellsProps) => (
  <Section id="applications" title={title} note={note} layout="wide">
    <FoldAfter items={items} first={3}>
      {(some) => (
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
      )}
    </FoldAfter>
  </Section>
);
