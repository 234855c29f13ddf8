import type { ComponentProps } from 'react';
import { KindMark } from '../../figures/KindMark/KindMark.tsx';
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

type Standing = NonNullable<FigureNotesProps['figures']['items'][number]['standing']>;

const standings: Record<Standing, ComponentProps<typeof KindMark>> = {
  published: { kind: 'binding', word: 'Published' },
  'other-meaning': { kind: 'in-part', word: 'Another meaning' },
  told: { kind: 'told' },
  none: { kind: 'not-in-force', word: 'No source found' },
};

/** Figures that are often quoted for the industry, each beside what a public source says of it. */
export function FigureNotes({ figures: { title, note, items }, cite }: FigureNotesProps) {
  return (
    <Section id="figures" title={title} note={note} layout="wide" ground="tint">
      <ul className={classNames(styles.figures, 'pairs')}>
        {items.map(({ figure, standing, title: name, text, sources }) => (
          <li key={figure}>
            <div>
              <p className={styles.figure}>
                <Figure text={figure} />
              </p>
              {standing && <KindMark {...standings[standing]} />}
            </div>
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
