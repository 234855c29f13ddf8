import { type DrawingProps, Plate } from '../Plate.tsx';
import { circle, rings, strokes } from '../parts/lines.ts';
import { Petal, type PetalProps } from '../parts/Petal.tsx';
import { Seed } from '../parts/Seed.tsx';

const looks = [
  { tone: 1, engraving: 'veins', lines: 9 },
  { tone: 3, engraving: 'contours', lines: 5 },
  { tone: 2, engraving: 'mesh', lines: 7, rows: 7 },
] satisfies Partial<PetalProps>[];

const ticks = Array.from({ length: 36 }, (_, index) => {
  const angle = (index * Math.PI) / 18;
  const at = (r: number) =>
    `${Math.round(388 + r * Math.cos(angle))} ${Math.round(162 + r * Math.sin(angle))}`;
  return `M${at(148)}L${at(156)}`;
}).join('');

/** Six petals, two of each kind, on one globe of meridians. */
export function RegulationGlobal(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 640 360" ground="blush" {...props}>
      <circle className="w" cx="0" cy="300" r="210" />
      <path className="h2" d={rings(0, 300, [194, 174, 150, 122, 90])} />
      <path className="g" d="M0 334h640v26H0z" />
      <path className="h2" d={strokes(640, [343, 353])} />
      <path className="k" d="M0 334H640" />
      <path className="kg" d="M326 334c4-14 40-8 46-26h32c6 18 42 12 46 26z" />
      <circle className="g" cx="388" cy="162" r="156" />
      <circle className="w" cx="388" cy="162" r="140" />
      <path
        className="h2"
        d="M388 22V302M248 162H528M266 92H510M266 232H510M310 46H466M310 278H466M388 22C300 70 300 254 388 302 476 254 476 70 388 22M388 22C206 50 206 274 388 302 570 274 570 50 388 22"
      />
      <path className="k" d={`${circle(388, 162, 140)}${rings(388, 162, [148, 156])}${ticks}`} />
      {[30, 90, 150, 210, 270, 330].map((turn, index) => (
        <Petal
          key={turn}
          x={388}
          y={162}
          turn={turn}
          length={122}
          width={52}
          lean={6}
          tone={1}
          {...looks[index % 3]}
        />
      ))}
      <Seed x={388} y={162} r={17} ring />
    </Plate>
  );
}
