import styles from './SourceMarks.module.css';

/** A source with its place in the page's list. */
export type CitedSource = { key: string; number: number };

/** Small numbers after a claim that lead to the page's Sources list. */
export function SourceMarks({ sources }: { sources: readonly CitedSource[] | undefined }) {
  if (!sources?.length) return null;
  return (
    <span className={styles.marks}>
      {sources.map(({ key, number }) => (
        <a key={key} href={`#source-${number}`} aria-label={`Source ${number}`}>
          {number}
        </a>
      ))}
    </span>
  );
}
