import styles from './SeatLine.module.css';
import { type SeatLineData, type SeatShape, seatLineParts, seatLineText } from './seat-line.ts';

export function SeatLine({ line, unit = 10 }: { line: SeatLineData; unit?: number }) {
  return (
    <>
      <SeatDrawing line={line} unit={unit} />
      <span className="hiddenVisually">{seatLineText(line)}</span>
    </>
  );
}

export function SeatDrawing({ line, unit = 10 }: { line: SeatLineData; unit?: number }) {
  const { shapes, lastSeatAt, width } = seatLineParts(line, unit);
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
