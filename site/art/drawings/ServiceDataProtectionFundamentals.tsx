import { type DrawingProps, Plate } from '../Plate.tsx';
import { Flower } from '../parts/Flower.tsx';
import { grid } from '../parts/lines.ts';
import { petalOutline } from '../parts/petal-geometry.ts';

const walls = [1, 0.8, 0.6, 0.4].map((scale) => ({
  scale,
  d: petalOutline({ length: 320 * scale, width: 196 * scale, lean: 22 * scale }),
  y: 344 - (1 - scale) * 150,
}));

/** The plan of a walled garden: four boundaries, one inside the other, and one way in through all of them. */
export function ServiceDataProtectionFundamentals(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="blush" {...props}>
      <path className="h" d={grid(480, 360)} />
      {walls.map(({ scale, d, y }, index) => (
        <g key={scale} transform={`translate(232 ${y})`}>
          <path className={index % 2 === 0 ? 'p3' : 'w'} d={d} />
          <path className={index === 3 ? 'kk' : 'k'} d={d} />
          <path className="v3" transform="translate(0-5)scale(.965)" d={d} />
        </g>
      ))}
      <path className="g" d="M480 176H336l-24 6H276v16h40l24-6h140z" />
      <path className="k" d="M480 176H338l-24 6H280M480 192H342l-24 6H280" />
      <path className="kk" d="M434 166v36M392 168v32M352 168v34M312 172v34" />
      <Flower x={236} y={174} turn={-8} size={42} lines={5} />
    </Plate>
  );
}
