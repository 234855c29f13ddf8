import { type DrawingProps, type Ground, Plate } from '../Plate.tsx';

export type Bar = {
  label: string;
  /** Whole per cent. */
  percent: number;
  /** Deep, mid or pale: rows of the same kind share one. */
  tone: 1 | 2 | 3;
};

type BarsProps = DrawingProps & { rows: readonly Bar[]; ground: Ground };

/** Size that keeps the lettering at 14 px on a phone: the chart is 400 units wide there and nearly as many pixels. */
export const barsWidth = 400;
const rowHeight = 62;
const margin = 24;
const length = barsWidth - 2 * margin;

export const barsHeight = (rows: number) => rows * rowHeight + 26;

/** Shares as stems of different length; the dotted rest is what is missing to all. */
export function Bars({ rows, ground, ...props }: BarsProps) {
  return (
    <Plate viewBox={`0 0 ${barsWidth} ${barsHeight(rows.length)}`} ground={ground} {...props}>
      {rows.map(({ label, percent, tone }, i) => {
        const y = 40 + i * rowHeight;
        const end = margin + Math.round((length * percent) / 100);
        return (
          <g key={label}>
            <text x={margin} y={y}>
              {label}
            </text>
            <text className="sn" x={barsWidth - margin} y={y + 2} textAnchor="end">
              {percent}%
            </text>
            <path className="kd" d={`M${end + 12} ${y + 19}H${barsWidth - margin}`} />
            <path className={`e${tone}`} d={`M${margin + 4} ${y + 19}H${end}`} />
          </g>
        );
      })}
    </Plate>
  );
}
