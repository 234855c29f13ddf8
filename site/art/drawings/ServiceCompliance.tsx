import { useId } from 'react';
import { type DrawingProps, Plate } from '../Plate.tsx';
import { Flower } from '../parts/Flower.tsx';
import { circle, grid, ruler } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';
import { Seed } from '../parts/Seed.tsx';

/** An audit: through a lens on its stand a small flower shows the whole of its mesh. */
export function ServiceCompliance(props: DrawingProps) {
  const id = useId();

  return (
    <Plate viewBox="0 0 480 360" ground="night" {...props}>
      <path className="h" d={grid(480, 360)} />
      <path className="stem2" d="M116 312C112 270 122 250 116 222" />
      <Flower x={116} y={206} turn={-6} size={46} lines={5} />
      <path className="h2" d="M134 196 204 66M134 224 222 268" />
      <circle className="g" cx="300" cy="160" r="138" />
      <clipPath id={id}>
        <circle cx="300" cy="160" r="132" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <Petal
          x={226}
          y={106}
          turn={124}
          length={216}
          width={126}
          lean={12}
          tone={2}
          engraving="mesh"
          lines={11}
          rows={9}
        />
        <Petal x={226} y={106} turn={240} length={150} width={92} tone={3} engraving="contours" lines={7} />
        <Petal x={226} y={106} turn={3} length={160} width={98} tone={1} engraving="veins" lines={9} />
        <Seed x={226} y={106} r={24} ring />
      </g>
      <path className="k" d={`${circle(300, 160, 132)}${circle(300, 160, 140)}`} />
      <path className="kg" d="M292 300h16v26h-16zM230 334v-8h140v8z" />
      <path className="k" d={`M0 334H480${ruler(0, 334, 12, 41, 5)}`} />
      <path className="h2" d="M0 352H480" />
    </Plate>
  );
}
