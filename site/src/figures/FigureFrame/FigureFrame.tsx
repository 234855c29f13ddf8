import type { ReactNode } from 'react';
import { Rich } from '../../ui/Rich/Rich.tsx';
import { type CitedSource, SourceMarks } from '../../ui/SourceMarks/SourceMarks.tsx';
import styles from './FigureFrame.module.css';

type FigureFrameProps = {
  /** Anchor of the title. */
  id: string;
  /** What the reader sees; left out where the heading of the section says it. */
  title?: string | undefined;
  /** Names a figure that has no title of its own: the heading of its section. */
  name?: string;
  /** What the marks mean: one line, at most three entries, their words in bold. */
  legend?: ReactNode;
  /** Caption: what is not published, how it was counted. */
  note?: string | undefined;
  /** Cited behind the caption. */
  sources?: readonly CitedSource[] | undefined;
  /** The drawing, and the list or table with the same content. */
  children: ReactNode;
};

/** Title, key, drawing with its list, caption: the frame of every figure that is drawn from content. */
export function FigureFrame({ id, title, name, legend, note, sources, children }: FigureFrameProps) {
  return (
    <figure
      className={styles.frame}
      aria-labelledby={title ? id : undefined}
      aria-label={title ? undefined : name}
    >
      {(title || legend) && (
        <header className={title ? styles.titled : undefined}>
          {title && (
            <h3 id={id}>
              <Rich text={title} />
            </h3>
          )}
          {legend && <p className={styles.key}>{legend}</p>}
        </header>
      )}
      {children}
      {note && (
        <figcaption>
          <Rich text={note} />
          <SourceMarks sources={sources} />
        </figcaption>
      )}
    </figure>
  );
}
