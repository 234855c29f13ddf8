import type { Industry } from '../../schemas/industry.ts';
import { classNames } from '../../ui/class-names.ts';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { Rich } from '../../ui/Rich/Rich.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { type Cite, SourceMarks } from '../../ui/SourceMarks/SourceMarks.tsx';
import styles from './FigureNotes.module.css';

type FigureNotesProps = {
  figures: NonNullable<Industry['figures']>;
  cite: Cite;
};

/** Figures that are often quoted for the industry, each beside what a public source says of it. */
export function FigureNotes({ figures: { title, note, items }, cite }: FigureNotesProps) {
  return (
    <Section id="figures" title={title} note={note} layout="wide" ground="tint">
      <ul className={classNames(styles.figures, 'pairs')}>
        {items.map(({ figure, title: name, text, sources }) => (
          <li key={figure}>
            <p className={styles.figure}>
              <Figure text={figure} />
            </p>
            <div>
              <h3>{name}</h3>
              <p className="soft">
                <Rich text={text} />
                <SourceMarks sources={cite(sources)} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
