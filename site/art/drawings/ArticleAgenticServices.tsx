import { type DrawingProps, Plate } from '../Plate.tsx';
import { Eye } from '../parts/Eye.tsx';
import { circle } from '../parts/lines.ts';
import { Petal, type PetalProps } from '../parts/Petal.tsx';

const centre = { x: 420, y: 414 };

/** A point above the centre: degrees from upright, clockwise. */
function at(r: number, angle: number): [x: number, y: number] {
  const radians = (angle * Math.PI) / 180;
  return [Math.round(centre.x + r * Math.sin(radians)), Math.round(centre.y - r * Math.cos(radians))];
}

const belts = [
  { r: 330, gate: 6, seeds: [-62, -36, 30] },
  { r: 226, gate: -22, seeds: [-58, 12, 46] },
  { r: 122, gate: 24, seeds: [-40] },
];

const gates = [
  { tone: 1, engraving: 'veins', lines: 8 },
  { tone: 2, engraving: 'mesh', lines: 7, rows: 6 },
  { tone: 3, engraving: 'contours', lines: 5 },
] satisfies Partial<PetalProps>[];

/** Seeds ride three conveyor arcs; on each stands a petal as a gate, and one person watches the line. */
export function ArticleAgenticServices(props: DrawingProps) {
  const arc = (r: number) => circle(centre.x, centre.y, r);
  return (
    <Plate viewBox="0 0 640 360" ground="blush" {...props}>
      {belts.map(({ r, gate, seeds }, index) => {
        const [x, y] = at(r - 8, gate);
        return (
          <g key={r}>
            <path className="k" d={arc(r) + arc(r - 12)} />
            <path className="miss" d={arc(r - 6)} />
            <path className="h2" d={arc(r - 18)} />
            <Petal x={x} y={y} turn={gate} length={92} width={50} tone={1} {...gates[index]} />
            {seeds.map((angle) => {
              const [cx, cy] = at(r + 14, angle);
              return <circle key={angle} className="s" cx={cx} cy={cy} r="13" />;
            })}
          </g>
        );
      })}
      <path className="g" d="M0 334h640v26H0z" />
      <path className="k" d="M0 334H640" />
      <path className="h2" d="M0 343h300M330 343h310M0 353h90M120 353h520" />
      <path className="k" d="M90 80 200 130" />
      <path className="k" d={circle(218, 136, 20)} />
      <Eye x={64} y={66} />
    </Plate>
  );
}
