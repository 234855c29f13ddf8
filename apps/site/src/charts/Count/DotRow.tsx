import { Drawing } from '../Drawing/Drawing.tsx';
import styles from './count.module.css';
import { dotPx, dotRow, dotStepPx } from './dot-row.ts';

export function DotRow({ count, newCount = 0 }: { count: number; newCount?: number | undefined }) {
  const { path, newPath, widthPx, heightPx } = dotRow(count, newCount);
  const dots = { strokeWidth: dotPx, strokeDasharray: `0 ${dotStepPx}` };
  return (
    <Drawing width={widthPx} height={heightPx} className={styles.dots}>
      <path d={path} {...dots} />
      {newPath && <path d={newPath} {...dots} className={styles.new} />}
    </Drawing>
  );
}
