import { dotRows } from '../../components/dot-rows.ts';
import { Rich } from '../../components/Rich/Rich.tsx';
import { type CitedSource, SourceMarks } from '../../components/SourceMarks/SourceMarks.tsx';
import { firstNamed } from '../../text/numbers.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import styles from './count.module.css';

export type CountRow = {
  title: string;
  label?: string | undefined;
  text?: string | undefined;
  count: number;
  newCount?: number | undefined;
  sources?: readonly CitedSource[] | undefined;
};

/** Colours what is new; where nothing is, the row that the title names. */
export function CountRows({ rows, title }: { rows: readonly CountRow[]; title: string }) {
  const named = rows.some(({ newCount }) => newCount)
    ? -1
    : firstNamed(
        title,
        rows.map(({ count }) => count),
      );
  const largest = Math.max(...rows.map(({ count }) => count));
  return (
    <ol className={`ruled ${styles.rows}`}>
      {rows.map(({ title, label, text, count, newCount, sources }, i) => (
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
          <DotRow {...{ count, largest }} newCount={i === named ? count : newCount} />
          <span className={styles.number}>{count}</span>
        </li>
      ))}
    </ol>
  );
}

const [perRow, stepPx, dotPx] = [22, 11, 8];
/** Places in a row of few dots, so that they are large, but not huge. */
const fewest = 13;
const first = [5, 6] as const;

type DotRowProps = { count: number; largest: number; newCount?: number | undefined };

/** The last `newCount` dots are a separate path. All rows of a chart have one scale. */
function DotRow({ count, largest, newCount = 0 }: DotRowProps) {
  const dots = { strokeWidth: dotPx, strokeDasharray: `0 ${stepPx}` };
  const across = Math.min(perRow, Math.max(fewest, largest));
  const rows = Math.max(1, Math.ceil(count / across));
  return (
    <Drawing viewBox={`0 0 ${stepPx * across} ${stepPx * rows + 1}`} className={styles.dots}>
      <path d={dotRows(0, count - newCount, across, stepPx, first)} {...dots} />
      {newCount > 0 && (
        <path d={dotRows(count - newCount, count, across, stepPx, first)} {...dots} className={styles.new} />
      )}
    </Drawing>
  );
}
