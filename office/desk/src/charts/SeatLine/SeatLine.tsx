import { countsInWords, type SessionCounts } from '@vanda/desk-api/session-counts';
import styles from './SeatLine.module.css';
import { type SeatLineData, type SeatShape, seatLineParts } from './seat-line.ts';

export const SeatLine = ({ session, unit }: { session: SeatLineData & SessionCounts; unit: number }) => (
  <>
    <SeatDrawing seats={session} unit={unit} />
    <span className="hiddenVisually">{countsInWords(session)}</span>
  </>
);

export function SeatDrawing({ seats, unit = 10 }: { seats: SeatLineData; unit?: number }) {
  const { shapes, lastSeatAt, width } = seatLineParts(seats, unit);
  return (
    <svg
      className={`chart ${styles.seats}`}
      width={width}
      height="24"
      viewBox={`0 0 ${width} 24`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      {shapes.map((shape) => (
        <Shape key={shape.x} {...shape} />
      ))}
      {lastSeatAt && <path className={styles.last} d={`M${lastSeatAt[0]} 1V23M${lastSeatAt[1]} 1V23`} />}
    </svg>
  );
}

function Shape({ kind, x, width }: SeatShape) {
  if (kind === 'free') return <path className={styles.free} d={`M${x} 18H${x + width}`} />;
  if (kind === 'waiting')
    return <rect className={styles.waiting} x={x} y="8" width={width} height="8" rx="4" />;
  // A stroke is centred on its edge.
  const inset = kind === 'confirmed' ? 0 : 0.7;
  return (
    <rect
      className={styles[kind]}
      x={x + inset}
      y={5 + inset}
      width={width - 2 * inset}
      height={14 - 2 * inset}
      rx="1.5"
    />
  );
}
