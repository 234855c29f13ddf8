import { type DrawingProps, Plate } from '../Plate.tsx';
import { Eye } from '../parts/Eye.tsx';
import { box, circle, grid } from '../parts/lines.ts';
import { pairs } from '../parts/petal-geometry.ts';

type Roof = { y: number; half: number; ridge: number; rise: number };

/** A roof of a gate: short ridge, hollow slopes, eaves that turn up. `part` 0 is the eaves' line, 1 the ridge. */
function course({ y, half, ridge, rise }: Roof, part: number): string {
  const reach = half + (ridge - half) * part;
  const top = y - rise * part;
  const lift = 16 * (1 - part);
  return `M${pairs([330 - reach, top - lift])}C${pairs(
    [330 - reach * 0.7, top + lift * 0.5],
    [330 - reach * 0.3, top],
    [330, top],
    [330 + reach * 0.3, top],
    [330 + reach * 0.7, top + lift * 0.5],
    [330 + reach, top - lift],
  )}`;
}

function outline(roof: Roof): string {
  const { y, half, ridge, rise } = roof;
  const inner = half * 0.62;
  return `${course(roof, 0)}C${pairs([330 + inner, y - 14], [330 + ridge + 16, y - rise * 0.5], [330 + ridge, y - rise])}H${330 - ridge}C${pairs([330 - ridge - 16, y - rise * 0.5], [330 - inner, y - 14], [330 - half, y - 16])}z`;
}

/** Tiles run from the ridge to the eaves. */
function tiles({ y, half, ridge, rise }: Roof, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const side = (index + 0.5) / (count / 2) - 1;
    const foot = 330 + side * half * 0.86;
    const head = 330 + side * ridge;
    return `M${pairs([head, y - rise + 2])}Q${pairs([head + (foot - head) * 0.25, y - rise * 0.35], [foot, y - 4 - 6 * side * side])}`;
  }).join('');
}

const top = { y: 104, half: 132, ridge: 64, rise: 56 };
const middle = { y: 172, half: 198, ridge: 96, rise: 52 };
const lower = { y: 242, half: 270, ridge: 140, rise: 54 };

/** Three layered gate roofs, contours over mesh over veins, above one seed in the gateway. */
export function RegulationChina(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 640 360" ground="night" {...props}>
      <path className="h" d={grid(640, 360)} />
      <path className="h2" d={[60, 96, 132, 168, 204, 240].map((r) => circle(330, 300, r)).join('')} />
      <path
        className="kg"
        d={`${box(150, 236, 22, 104)}${box(488, 236, 22, 104)}${box(250, 100, 18, 240)}${box(392, 100, 18, 240)}`}
      />
      <path className="k" d="M172 262H250M410 262H488M268 262H392M172 270H250M410 270H488M268 270H392" />
      <path className="p1 c" d={outline(lower)} />
      <path className="v1" d={tiles(lower, 26)} />
      <path className="kg" d="M204 188h252l-14 12H218zM262 120h136l-10 10H272z" />
      <path className="p2 c" d={outline(middle)} />
      <path
        className="v2"
        d={
          tiles(middle, 20) +
          [0.2, 0.4, 0.6, 0.8].map((part) => course({ ...middle, half: 168 }, part)).join('')
        }
      />
      <path className="p3 c" d={outline(top)} />
      <path
        className="v3"
        d={[0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84]
          .map((part) => course({ ...top, half: 104 }, part))
          .join('')}
      />
      <path className="kk" d="M260 47H400M228 119H432M184 187H476" />
      <circle className="kg" cx="330" cy="302" r="24" />
      <circle className="s" cx="330" cy="302" r="15" />
      <path className="k" d="M330 270v8M92 318 304 305" />
      <Eye x={66} y={320} />
      <path className="k" d="M0 340H640" />
      <path className="h2" d="M120 347h420M90 354h480" />
    </Plate>
  );
}
