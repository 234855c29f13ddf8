import { hoursText } from '../../course/course-facts.ts';
import styles from './HourBar.module.css';

/** Share of the bar, in percent, below which a block has no room for its hours. */
const labelShare = 12;

/** The hours of a day, block by block, to scale. The words beside it say the same. */
export function HourBar({ hours }: { hours: readonly number[] }) {
  const whole = hours.reduce((sum, one) => sum + one, 0);
  const share = (part: number) => Math.round((10_000 * part) / whole) / 100;
  const starts = hours.map((_, i) => share(hours.slice(0, i).reduce((sum, one) => sum + one, 0)));
  return (
    <svg className={styles.bar} width="100%" height={30} aria-hidden="true">
      {hours.map((one, i) => {
        const x = starts[i] ?? 0;
        return (
          <g key={x} className={i % 2 === 0 ? styles.deep : styles.pale}>
            <rect x={`${x}%`} width={`${share(one)}%`} height={30} />
            {share(one) >= labelShare && (
              <text x={`${x}%`} dx={9} y={21}>
                {hoursText(one)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
