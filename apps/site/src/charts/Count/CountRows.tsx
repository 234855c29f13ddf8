import { Rich } from '../../components/Rich/Rich.tsx';
import { type CitedSource, SourceMarks } from '../../components/SourceMarks/SourceMarks.tsx';
import styles from './count.module.css';
import { DotRow } from './DotRow.tsx';

export type CountRow = {
  title: string;
  label?: string | undefined;
  text?: string | undefined;
  count: number;
  newCount?: number | undefined;
  sources?: readonly CitedSource[] | undefined;
};

export const CountRows = ({ rows }: { rows: readonly CountRow[] }) => (
  <ol className={`ruled ${styles.rows}`}>
    {rows.map(({ title, label, text, count, newCount, sources }) => (
      <li key={title}>
        <div>
          <b>{title}</b>
          <SourceMarks sources={sources} />
          {label && <span className={styles.label}> {label}</span>}
          {text && (
            <p className="small soft">
              <Rich text={text} />
            </p>
          )}
        </div>
        <DotRow count={count} newCount={newCount} />
        <span className={styles.number}>{count}</span>
      </li>
    ))}
  </ol>
);
