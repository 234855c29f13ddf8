import styles from './SeatDots.module.css';

const [perRow, step] = [20, 16];

export function SeatDots({ min = 0, max }: { min?: number | undefined; max: number }) {
  const width = step * Math.min(max, perRow);
  const height = step * Math.ceil(max / perRow);
  const room = seatPath(min, max);
  return (
    <svg className={styles.seats} viewBox={`0 0 ${width} ${height}`} width={width} aria-hidden="true">
      {min > 0 && <path d={seatPath(0, min)} />}
      {max > min && (
        <>
          <path d={room} />
          <path d={room} className={styles.hole} />
        </>
      )}
    </svg>
  );
}

function seatPath(from: number, to: number): string {
  const rows = Array.from({ length: Math.ceil(to / perRow) }, (_, row) => {
    const first = Math.max(from, row * perRow);
    const seats = Math.min(to, (row + 1) * perRow) - first;
    return seats > 0
      ? `M${step * (first % perRow) + step / 2} ${step * row + step / 2}h${step * (seats - 1) + 0.1}`
      : '';
  });
  return rows.join('');
}
