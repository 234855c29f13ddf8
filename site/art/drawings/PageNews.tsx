import { type DrawingProps, Plate } from '../Plate.tsx';
import { box, strokes, writing } from '../parts/lines.ts';
import { Petal, type PetalProps } from '../parts/Petal.tsx';

const sheets = [
  { x: 24, y: 74, turn: 4, tone: 3, engraving: 'contours', lines: 5 },
  { x: 150, y: 88, turn: -2, tone: 1, engraving: 'veins', lines: 9 },
  { x: 276, y: 88, turn: 2, tone: 2, engraving: 'mesh', lines: 7, rows: 7 },
  { x: 402, y: 74, turn: -4, tone: 3, engraving: 'contours', lines: 5 },
] satisfies (Pick<PetalProps, 'tone' | 'engraving' | 'lines' | 'rows'> & {
  x: number;
  y: number;
  turn: number;
})[];

/** Fresh sheets on a drying line, one petal printed on each; the seed is the stop press. */
export function PageNews(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="celadon" {...props}>
      <path className="w" d="M0 316h480v44H0z" />
      <path className="h2" d={strokes(480, [328, 344])} />
      <path className="k" d="M0 316H480" />
      <path className="k" d="M0 62Q240 112 480 62" />
      {sheets.map(({ x, y, turn, ...look }, index) => (
        <g key={x} transform={`translate(${x} ${y})rotate(${turn})`}>
          <path className="shade" d={box(8, 10, 106, 176)} />
          <path className="blk" d={box(0, 0, 106, 176)} />
          <path className="k" d={box(0, 0, 106, 176)} />
          <path className="kk" d="M10 18h66" />
          <Petal x={52} y={116} length={84} width={42} lean={4} gap="none" {...look} />
          <path className="h2" d={writing(10, 132, 86, 4, 10)} />
          <path className="kg" d="M22-12h8v22h-8zM76-12h8v22h-8z" />
          {index === 1 && <circle className="s" cx="92" cy="18" r="7" />}
        </g>
      ))}
      <path className="shade" d="M40 322h96l10 8H56zM170 326h100l10 8H186zM296 326h100l10 8H312z" />
    </Plate>
  );
}
