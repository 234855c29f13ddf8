import styles from './SeatDots.module.css';

type SeatDotsProps = {
  /** Participants without whom the class does not run: filled. */
  min?: number | undefined;
  /** Seats: the rest are rings. */
  max: number;
};

const [perRow, step, radius] = [20, 16, 5];

/** A class, a dot a seat. The words beside it say the same. */
export function SeatDots({ min = 0, max }: SeatDotsProps) {
  const width = step * Math.min(max, perRow);
  const height = step * Math.ceil(max / perRow);
  return (
    <svg className={styles.seats} viewBox={`0 0 ${width} ${height}`} width={width} aria-hidden="true">
      {Array.from({ length: max }, (_, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the seats have no other name than their place.
          key={i}
          cx={step * (i % perRow) + step / 2}
          cy={step * Math.floor(i / perRow) + step / 2}
          r={i < min ? radius : radius - 1}
          className={i < min ? styles.needed : undefined}
        />
      ))}
    </svg>
  );
}
