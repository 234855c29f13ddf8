import { type DrawingProps, Plate } from '../Plate.tsx';
import { Flower } from '../parts/Flower.tsx';
import { Leaf } from '../parts/Leaf.tsx';
import { strokes } from '../parts/lines.ts';

const hoops = [70, 106, 142, 178, 214, 250].map((y, index) => {
  const half = [66, 98, 116, 126, 130, 132][index] ?? 0;
  return `M${236 - half} ${y}Q236 ${y + 22} ${236 + half} ${y}`;
});

/** A cloche of wire mesh over a flower; what flies at it goes round. */
export function ServiceCybersecurityEssentials(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="celadon" {...props}>
      <path className="w" d="M0 296h480v64H0z" />
      <path className="h2" d={strokes(480, [308, 324, 344])} />
      <path className="k" d="M0 296H480" />
      <path className="shade" d="M104 296h268l50 22H140z" />
      <path className="stem" d="M238 296C228 262 246 236 236 196" />
      <Leaf x={236} y={292} turn={-46} length={76} />
      <Leaf x={238} y={292} turn={50} length={66} />
      <Flower x={236} y={168} turn={4} size={82} lines={8} />
      <path className="k" d={`M104 296C104 120 150 36 236 36S368 120 368 296${hoops.join('')}`} />
      <path
        className="k"
        d="M148 296C146 130 190 50 236 36M192 296C190 140 214 60 236 36M236 296V36M280 296C282 140 258 60 236 36M324 296C326 130 282 50 236 36"
      />
      <path className="kk" d="M96 296H376" />
      <path className="kg" d="M224 36a12 12 0 1 1 24 0z" />
      <path
        className="kd"
        d="M0 60C50 40 80 90 110 130S70 220 0 210M480 30C420 40 380 70 366 120S420 190 480 170"
      />
      <g className="kf">
        <path d="M112 136l12-8-4 14zM360 126l2-14 8 10z" />
      </g>
    </Plate>
  );
}
