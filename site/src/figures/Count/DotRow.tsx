import { Drawing } from '../Drawing/Drawing.tsx';
import styles from './DotRow.module.css';
import { dotPx, dotRow, dotStepPx } from './dot-row.ts';

/** A dot for each of `count` things; the number stands beside it. */
export function DotRow({ count }: { count: number }) {
  const { path, widthPx, heightPx } = dotRow(count);
  return (
    <Drawing width={widthPx} height={heightPx} className={styles.dots}>
      <path d={path} strokeWidth={dotPx} strokeDasharray={`0 ${dotStepPx}`} />
    </Drawing>
  );
}
