import evidence from '../evidence.module.css';

/** How well a claim is shown: measured by others, told by the party itself, voluntary, expected. */
export type Evidence = 'solid' | 'veins' | 'contour' | 'dotted';

type BandProps = {
  /** Both ends, in percent of the drawing's width. */
  from: number;
  to: number;
  /** Upper edge and height, in pixels. */
  y: number;
  height: number;
  evidence: Evidence;
};

/** A length to scale, in the code of evidence. */
export function Band({ from, to, y, height, evidence: code }: BandProps) {
  const middle = y + height / 2;
  const ends = { x1: `${from}%`, x2: `${to}%`, y1: middle, y2: middle };
  if (code === 'solid' || code === 'veins')
    return <line {...ends} strokeWidth={height} className={evidence[code]} />;
  return (
    <>
      <rect
        x={`${from}%`}
        y={y + 1}
        width={`${Math.round(100 * (to - from)) / 100}%`}
        height={height - 2}
        className={evidence[code]}
      />
      {code === 'contour' && <line {...ends} className={evidence.contour} />}
    </>
  );
}
