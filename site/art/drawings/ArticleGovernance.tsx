import { type DrawingProps, Plate } from '../Plate.tsx';
import { rings, ruler, strokes } from '../parts/lines.ts';
import { petalOutline } from '../parts/petal-geometry.ts';

/** A flower that is only promised: three dotted petals. */
function Promised({ x, y, size }: { x: number; y: number; size: number }) {
  const shape = { length: size, width: size * 0.62, lean: size * 0.08 };
  return (
    <>
      {[121, 239, 0].map((turn) => (
        <g key={turn} transform={`translate(${x} ${y})rotate(${turn})`}>
          <path className="blk t" d={petalOutline(shape)} />
          <path className="miss" d={petalOutline(shape)} />
        </g>
      ))}
      <circle className="g" cx={x} cy={y} r={Math.round(size * 0.2)} />
      <circle className="miss" cx={x} cy={y} r={Math.round(size * 0.14)} />
    </>
  );
}

const slats = [84, 132, 180, 228, 276].map((y) => `M236 ${y}H640`).join('');

/** A trellis before planting: posts plumb, slats level, the seed in the ground, the plant still a dotted line. */
export function ArticleGovernance(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 640 360" ground="celadon" {...props}>
      <circle className="w" cx="96" cy="92" r="58" />
      <path className="h2" d={rings(96, 92, [48, 36, 24, 12])} />
      <path className="k" d={slats} />
      <path className="h2" d="M300 66V298M340 66V298M420 66V298M460 66V298M540 66V298M580 66V298" />
      <path className="kg" d="M255 40h10v262h-10zM375 40h10v262h-10zM495 40h10v262h-10zM615 40h10v262h-10z" />
      <path className="kk" d="M244 56H640" />
      <path
        className="tie"
        d={[260, 380, 500, 620]
          .flatMap((x) =>
            [84, 132, 180, 228, 276].map((y) => `M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`),
          )
          .join('')}
      />
      <path className="w" d="M0 302h640v58H0z" />
      <path className="k" d="M0 302H640" />
      <path className="h2" d={strokes(640, [314, 330, 348])} />
      <path
        className="miss"
        d="M206 322C210 290 260 280 300 262S330 214 360 196 420 190 446 150 520 120 552 96"
      />
      <path className="k" d="M468 56V262M461 262h14l-7 26z" />
      <Promised x={320} y={206} size={54} />
      <Promised x={442} y={126} size={70} />
      <Promised x={564} y={196} size={60} />
      <circle className="g" cx="206" cy="332" r="19" />
      <circle className="s" cx="206" cy="332" r="13" />
      <path className="kg" d="M166 302v-66l-22-12v-34h52v34l-22 12v66z" />
      <path
        className="k"
        d="M154 200h32M154 209h32M154 218h20M66 302V226M56 226h20M40 226c0-10 52-10 52 0M58 302v26l8 14 8-14v-26"
      />
      <path
        className="k"
        d={`M236 302V66${ruler(204, 302, 16, 0)}${Array.from({ length: 24 }, (_, index) => `M236 ${76 + index * 9}h-${index % 5 ? 5 : 10}`).join('')}`}
      />
    </Plate>
  );
}
