import { type DrawingProps, Plate } from '../Plate.tsx';
import { Eye } from '../parts/Eye.tsx';
import { box, circle, strokes, writing } from '../parts/lines.ts';
import { Petal, type PetalProps } from '../parts/Petal.tsx';

const people = [
  { x: 230, y: 288, tone: 3, engraving: 'contours', lines: 4 },
  { x: 302, y: 262, tone: 2, engraving: 'mesh', lines: 5, rows: 5 },
  { x: 374, y: 236, tone: 1, engraving: 'veins', lines: 6 },
  { x: 446, y: 210, tone: 2, engraving: 'mesh', lines: 5, rows: 5 },
] satisfies Partial<PetalProps>[];

/** Applications pass one seed, under somebody’s eye; people with petals for coats stand on four rising steps. */
export function ServiceHrOptimization(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="blush" {...props}>
      <path className="w" d="M0 314h480v46H0z" />
      <path className="h2" d={strokes(480, [326, 342])} />
      <path className="kg" d="M194 314V288h72V262h72V236h72V210h72V314z" />
      <path className="h2" d="M194 296h72M266 270h72M338 244h72M410 218h70" />
      <path className="k" d="M0 314H480" />
      {people.map(({ x, y, ...look }) => (
        <g key={x}>
          <Petal x={x} y={y} length={104} width={35} {...look} />
          <circle className="kg" cx={x} cy={y - 124} r="17" />
        </g>
      ))}
      {[-14, 4, -4].map((turn, index) => (
        <g key={turn} transform={`translate(${34 + index * 10} ${236 - index * 6})rotate(${turn})`}>
          <path className="kg" d={box(0, 0, 66, 84)} />
          <path className="h2" d={`${circle(16, 18, 7)}M30 14h26M30 24h18${writing(10, 40, 46, 3, 11)}`} />
        </g>
      ))}
      <path className="k" d="M104 214C116 196 124 184 138 172" />
      <path
        className="kd"
        d="M172 150C190 120 204 124 214 140M172 146C200 60 280 80 292 116M172 142C210 20 350 50 364 88"
      />
      <path className="k" d={`${circle(154, 156, 21)}M84 74 142 138`} />
      <circle className="s" cx="154" cy="156" r="14" />
      <Eye x={64} y={58} />
    </Plate>
  );
}
