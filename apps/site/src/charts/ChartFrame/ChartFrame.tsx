import type { ReactNode } from 'react';
import { Rich } from '../../components/Rich/Rich.tsx';
import { type CitedSource, SourceMarks } from '../../components/SourceMarks/SourceMarks.tsx';
import { inMarkdown } from '../../text/markdown-hints.ts';
import styles from './ChartFrame.module.css';

type ChartFrameProps = {
  id: string;
  title?: string | undefined;
  name?: string;
  /** Id of the list with its words, where that stands outside of the frame. */
  listId?: string;
  legend?: ReactNode;
  note?: string | undefined;
  sources?: readonly CitedSource[] | undefined;
  children: ReactNode;
};

export const ChartFrame = ({ id, title, name, listId, legend, note, sources, children }: ChartFrameProps) => (
  <figure
    className={styles.frame}
    aria-labelledby={title ? id : undefined}
    aria-label={title ? undefined : name}
    aria-details={listId}
  >
    {(title || legend) && (
      <header className={title && 'headed'}>
        {title && (
          <h3 id={id}>
            <Rich text={title} />
          </h3>
        )}
        {legend && (
          <p className={`note ${styles.key}`} {...inMarkdown('skip')}>
            {legend}
          </p>
        )}
      </header>
    )}
    {children}
    {note && (
      <figcaption className="note">
        <Rich text={note} />
        <SourceMarks sources={sources} />
      </figcaption>
    )}
  </figure>
);
