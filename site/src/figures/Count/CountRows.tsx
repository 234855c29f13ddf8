import { Rich } from '../../ui/Rich/Rich.tsx';
import { type CitedSource, SourceMarks } from '../../ui/SourceMarks/SourceMarks.tsx';
import styles from './CountRows.module.css';
import { DotRow } from './DotRow.tsx';

export type CountRow = {
  title: string;
  /** Short mark before the title: “A.9 (2013)”. */
  label?: string | undefined;
  text?: string | undefined;
  count: number;
  sources?: readonly CitedSource[] | undefined;
};

/** How many in each of a list of groups: a row of dots and the number. */
export function CountRows({ rows }: { rows: readonly CountRow[] }) {
  return (
    <ol className={styles.rows}>
      {rows.map(({ title, label, text, count, sources }) => (
        <li key={title}>
          <div>
            <b>{title}</b>
            <SourceMarks sources={sources} />
            {label && <span className={styles.label}> {label}</span>}
            {text && (
              <p>
                <Rich text={text} />
              </p>
            )}
          </div>
          <DotRow count={count} />
          <span className={styles.number}>{count}</span>
        </li>
      ))}
    </ol>
  );
}
