import evidence from '../evidence.module.css';

export type Evidence = 'solid' | 'veins' | 'dotted';

type BandProps = { from: number; to: number; y: number; height: number; evidence: Evidence };

export function Band({ from, to, y, height, evidence: code }: BandProps) {
  const middle = y + height / 2;
  const ends = { x1: `${from}%`, x2: `${to}%`, y1: middle, y2: middle };
  if (code !== 'dotted') return <line {...ends} strokeWidth={height} className={evidence[code]} />;
  return (
    <rect
      x={`${from}%`}
      y={y + 1}
      width={`${Math.round(100 * (to - from)) / 100}%`}
      height={height - 2}
      className={evidence.dotted}
    />
  );
}
