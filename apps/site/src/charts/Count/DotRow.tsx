import { dotRows } from '../../components/dot-rows.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import styles from './count.module.css';

const [perRow, stepPx, dotPx] = [22, 11, 8];
const first = [5, 6] as const;

/** The last `newCount` dots are a separate path. */
export function DotRow({ count, newCount = 0 }: { count: number; newCount?: number | undefined }) {
  const dots = { strokeWidth: dotPx, strokeDasharray: `0 ${stepPx}` };
  const rows = Math.max(1, Math.ceil(count / perRow));
  return (
    <Drawing width={stepPx * Math.min(count, perRow)} height={stepPx * rows + 1} className={styles.dots}>
      <path d={dotRows(0, count - newCount, perRow, stepPx, first)} {...dots} />
      {newCount > 0 && (
        <path d={dotRows(count - newCount, count, perRow, stepPx, first)} {...dots} className={styles.new} />
      )}
    </Drawing>
  );
}
