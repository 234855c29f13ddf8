import type { ComponentProps } from 'react';
import { KindMark } from '../../charts/KindMark/KindMark.tsx';
import { classNames } from '../../components/class-names.ts';
import { Section } from '../../components/Section/Section.tsx';
import { type Cite, CitedText } from '../../components/SourceMarks/SourceMarks.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import { figurePicturePath } from '../../routing/routes.ts';
import type { Industry } from '../../schemas/industry.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import styles from './StatNotes.module.css';

type Figures = NonNullable<Industry['figures']>;
type StatNotesProps = {
  id?: string;
  /** A figure with an id can be linked to and shared as a picture. */
  figures: Omit<Figures, 'items'> & { items: readonly (Figures['items'][number] & { id?: string })[] };
  cite: Cite;
  ground?: 'plain' | 'tint';
};

type Standing = NonNullable<StatNotesProps['figures']['items'][number]['standing']>;

const standings: Record<Standing, ComponentProps<typeof KindMark>> = {
  measured: { kind: 'binding', word: 'Measured by others' },
  published: { kind: 'binding', word: 'Published' },
  survey: { kind: 'voluntary', word: 'A survey' },
  forecast: { kind: 'later', word: 'A forecast' },
  'other-meaning': { kind: 'in-part', word: 'Another meaning' },
  told: { kind: 'told' },
  none: { kind: 'not-in-force', word: 'No source found' },
};

export function StatNotes({ id = 'figures', figures, cite, ground = 'plain' }: StatNotesProps) {
  const { title, note, items } = figures;
  return (
    <Section id={id} title={title} note={note} layout="wide" ground={ground}>
      <ul className={classNames('ruled', styles.stats, 'pairs')}>
        {items.map(({ id: anchor, figure, standing, title: name, text, sources }) => (
          <li key={figure} id={anchor}>
            <div>
              <p className={styles.stat}>
                <Stat text={figure} />
              </p>
              {standing && <KindMark {...standings[standing]} />}
            </div>
            <div>
              <h3>{name}</h3>
              <CitedText className="soft" text={text} sources={cite(sources)} />
              {anchor && (
                <p className="note targets flow" data-print="no" {...inMarkdown('skip')}>
                  <a href={`#${anchor}`} aria-label={`Link to this figure: ${figure} ${name}`}>
                    Link to this figure
                  </a>
                  <a
                    href={figurePicturePath(anchor)}
                    download
                    aria-label={`Picture (PNG): ${figure} ${name}`}
                  >
                    Picture (PNG)
                  </a>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
