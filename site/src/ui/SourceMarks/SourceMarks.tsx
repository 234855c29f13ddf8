import { inMarkdown } from '../../markdown-hints.ts';
import styles from './SourceMarks.module.css';

/** A source with its place in the page's list; `id` names the mark where the list leads back to it. */
export type CitedSource = { key: string; number: number; id?: string };

/** The numbers of sources in the page's list. */
export type Cite = (keys: readonly string[] | undefined) => CitedSource[];

/** Small numbers after a claim that lead to the page's Sources list. */
export function SourceMarks({ sources }: { sources: readonly CitedSource[] | undefined }) {
  if (!sources?.length) return null;
  return (
    <span className={styles.marks} data-source-marks="" {...inMarkdown('marks')}>
      {sources.map(({ key, number, id }) => (
        <a key={key} id={id} href={`#source-${number}`} aria-label={`Source ${number}`}>
          {number}
        </a>
      ))}
    </span>
  );
}
