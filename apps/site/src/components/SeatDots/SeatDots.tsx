import { dotRows } from '../dot-rows.ts';
import styles from './SeatDots.module.css';

const [perRow, step] = [20, 16];

export function SeatDots({ min = 0, max }: { min?: number | undefined; max: number }) {
  const width = step * Math.min(max, perRow);
  const height = step * Math.ceil(max / perRow);
  const room = dotRows(min, max, perRow, step);
  return (
    <svg className={styles.seats} viewBox={`0 0 ${width} ${height}`} width={width} aria-hidden="true">
      {min > 0 && <path d={dotRows(0, min, perRow, step)} />}
      {max > min && (
        <>
          <path d={room} />
          <path d={room} className={styles.hole} />
        </>
      )}
    </svg>
  );
}
