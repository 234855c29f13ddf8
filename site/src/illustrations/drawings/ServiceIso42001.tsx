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
      <path className="h2" d={rings(240, 196, [36, 50, 64])} />
      <path
        className="kd"
        d="M262 84C300 88 330 104 346 128M372 206C370 240 356 262 334 280M286 308C260 316 232 316 206 310M132 276C118 256 110 232 110 206M128 134C146 106 176 90 204 84"
      />
      <path
        className="k"
        d="M338 120l8 9 4-12M344 279l-12 3 4-12M212 302l-8 8 10 6M106 214l4-10 8 8M196 78l10 5-7 9"
      />
      {[121, 239, 0].map((turn) => (
        <Petal key={turn} x={233} y={84} turn={turn} length={46} width={28} tone="missing" />
      ))}
      <path className="stem2" d="M372 196V164" />
      <Petal
        x={372}
        y={166}
        turn={-50}
        length={48}
        width={25}
        tone={3}
        engraving="contours"
        lines={3}
        gap="c2"
      />
      <Petal
        x={372}
        y={166}
        turn={50}
        length={48}
        width={25}
        tone={2}
        engraving="mesh"
        lines={4}
        rows={4}
        gap="c2"
      />
      <path className="k" d="M346 196h52" />
      <Flower x={312} y={288} turn={10} size={56} lines={5} />
      <path className="k" d={rings(164, 284, [58])} />
      <path className="h2" d={rings(164, 284, [64])} />
      <Flower x={164} y={286} turn={-8} size={46} lines={5} />
      <g transform="translate(136 182)scale(1 .42)rotate(-84)">
        <Petal length={74} width={40} tone={1} engraving="veins" lines={7} />
      </g>
      <path className="k" d="M50 198h98" />
      <path className="h2" d="M62 206h74M76 213h44" />
      <Seed x={240} y={196} r={20} ring />
    </Plate>
  );
}
