import type { ComponentProps } from 'react';
import { KindMark } from '../../charts/KindMark/KindMark.tsx';
import { classNames } from '../../components/class-names.ts';
import { Section } from '../../components/Section/Section.tsx';
import { type Cite, CitedText } from '../../components/SourceMarks/SourceMarks.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import { statPicturePath } from '../../routing/routes.ts';
import type { Industry } from '../../schemas/industry.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import styles from './StatNotes.module.css';

type Stats = NonNullable<Industry['stats']>;
type StatNotesProps = {
  id?: string;
  /** A stat with an id can be linked to and shared as a picture. */
  stats: Omit<Stats, 'items'> & { items: readonly (Stats['items'][number] & { id?: string })[] };
  cite: Cite;
};

type Standing = NonNullable<StatNotesProps['stats']['items'][number]['standing']>;

const standings: Record<Standing, ComponentProps<typeof KindMark>> = {
  measured: { kind: 'binding', word: 'Measured by others' },
  published: { kind: 'binding', word: 'Published' },
  survey: { kind: 'voluntary', word: 'A survey' },
  forecast: { kind: 'later', word: 'A forecast' },
  'other-meaning': { kind: 'in-part', word: 'Means something else' },
  told: { kind: 'told' },
  none: { kind: 'not-in-force', word: 'No source found' },
};

export function StatNotes({ id = 'figures', stats, cite }: StatNotesProps) {
  const { title, note, items } = stats;
  return (
    <Section id={id} title={title} note={note} layout="wide">
      <ul className={classNames('ruled', styles.stats, 'pairs')}>
        {items.map(({ id: anchor, stat, standing, title: name, text, sources }) => (
          <li key={stat} id={anchor}>
            <div>
              <p className={styles.stat}>
                <Stat text={stat} />
              </p>
              {standing && <KindMark {...standings[standing]} />}
            </div>
            <div>
              <h3>{name}</h3>
              <CitedText text={text} sources={cite(sources)} />
              {anchor && (
                <p className="note targets flow" data-print="no" {...inMarkdown('skip')}>
                  <a href={`#${anchor}`} aria-label={`Link to this figure: ${stat} ${name}`}>
                    Link to this figure
                  </a>
                  <a href={statPicturePath(anchor)} download aria-label={`Picture (PNG): ${stat} ${name}`}>
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
