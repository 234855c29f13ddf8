import { type DrawingProps, Plate } from '../Plate.tsx';
import { Flower } from '../parts/Flower.tsx';
import { grid, rings } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';
import { Seed } from '../parts/Seed.tsx';

/** Five phases round one seed: planned, grown, in flower, looked after, retired. */
export function ServiceIso42001(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="night" {...props}>
      <path className="h" d={grid(480, 360)} />
      <path className="h2" d={rings(240, 186, [34, 44, 54])} />
      <path
        className="kd"
        d="M290 70C324 76 346 88 360 100M430 210C432 230 426 246 412 258M280 318C252 326 230 326 204 320M104 246C96 234 92 222 92 210M112 110C138 86 164 74 188 70"
      />
      <path
        className="k"
        d="M352 88l9 13-16-1M416 244l-5 15 14-3M214 314l-12 6 11 9M88 222l3-15 9 12M178 63l12 6-9 11"
      />
      {[121, 239, 0].map((turn) => (
        <Petal key={turn} x={240} y={74} turn={turn} length={62} width={38} tone="missing" />
      ))}
      <circle className="miss" cx="240" cy="74" r="9" />
      <path className="stem2" d="M404 188V148" />
      <Petal
        x={404}
        y={150}
        turn={-50}
        length={66}
        width={34}
        tone={3}
        engraving="contours"
        lines={4}
        gap="c2"
      />
      <Petal
        x={404}
        y={150}
        turn={50}
        length={66}
        width={34}
        tone={2}
        engraving="mesh"
        lines={5}
        rows={5}
        gap="c2"
      />
      <path className="k" d="M366 188h76" />
      <path className="h2" d="M378 196h52M390 203h28" />
      <Flower x={336} y={272} turn={12} size={74} lines={6} />
      <path className="k" d={rings(142, 276, [68])} />
      <path className="h2" d={rings(142, 276, [75])} />
      <Flower x={142} y={278} turn={-10} size={56} lines={5} />
      <g transform="translate(128 166)scale(1 .42)rotate(-84)">
        <Petal length={98} width={54} tone={1} engraving="veins" lines={7} />
      </g>
      <path className="k" d="M20 188h124" />
      <path className="h2" d="M36 197h92M54 205h56" />
      <Seed x={240} y={186} r={22} ring />
    </Plate>
  );
}
