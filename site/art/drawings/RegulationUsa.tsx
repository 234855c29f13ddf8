import { type DrawingProps, Plate } from '../Plate.tsx';
import { Flower } from '../parts/Flower.tsx';
import { rings, strokes } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';

/** Four milestones on a long fence, 90 to 365 days apart from the start; a flower is put together behind them. */
const milestones = [
  [156, '90'],
  [284, '180'],
  [412, '270'],
  [548, '365'],
] as const;

const pickets = Array.from({ length: 24 }, (_, index) => 12 + index * 27);

export function RegulationUsa(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 640 360" ground="celadon" {...props}>
      <circle className="w" cx="72" cy="104" r="60" />
      <path className="h2" d={rings(72, 104, [50, 40, 30, 20, 10])} />
      <path className="k" d="M0 214C90 196 150 204 230 212S420 196 500 206 600 212 640 204" />
      <path className="stem" d="M548 300C544 240 556 200 550 150" />
      <Petal x={156} y={262} length={118} width={64} lean={8} tone={3} engraving="contours" lines={6} />
      <Petal x={284} y={262} length={138} width={74} lean={8} tone={2} engraving="mesh" lines={9} rows={7} />
      <Petal x={412} y={262} length={150} width={72} lean={8} tone={1} engraving="veins" lines={11} />
      <Flower x={548} y={116} turn={6} size={84} lines={6} />
      <path className="k" d="M0 232H640M0 238H640M0 268H640M0 274H640" />
      <path className="kg" d={pickets.map((x) => `M${x} 312v-86l5-8 5 8v86z`).join('')} />
      {milestones.map(([x, days]) => (
        <g key={days}>
          <path className="kg" d={`M${x - 34} 322v-70q0-24 34-24t34 24v70z`} />
          <path className="h2" d={`M${x - 29} 317v-64q0-19 29-19t29 19v64z`} />
          <text className="sn" x={x} y="286" textAnchor="middle">
            {days}
          </text>
        </g>
      ))}
      <path className="k" d="M0 322H640" />
      <path className="h2" d={strokes(640, [331, 342, 354])} />
    </Plate>
  );
}
