import { type DrawingProps, Plate } from '../Plate.tsx';
import { Leaf } from '../parts/Leaf.tsx';
import { strokes } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';
import { Seed } from '../parts/Seed.tsx';

/** An envelope with a petal for its flap and the seed for its seal. */
export function PageContact(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="blush" {...props}>
      <path className="w" d="M0 312h480v48H0z" />
      <path className="h2" d={strokes(480, [324, 338, 352])} />
      <path className="k" d="M0 312H480" />
      <path className="kd" d="M0 120C40 90 60 150 104 164" />
      <path className="shade" d="M130 330h300l40 14H170z" />
      <g transform="rotate(-4 276 238)">
        <Petal x={276} y={252} length={226} width={142} lean={0} tone={3} engraving="contours" lines={9} />
        <path className="blk" d="M116 158L262 262q14 9 28 0L436 158V330H116z" />
        <path className="k" d="M116 158L262 262q14 9 28 0L436 158V330H116zM116 330 244 250M436 330 308 250" />
        <path className="h2" d="M136 288h56M136 300h40M136 312h48" />
        <Seed x={276} y={258} r={21} ring />
      </g>
      <Leaf x={56} y={312} turn={-16} length={92} />
      <Leaf x={52} y={312} turn={-50} length={62} />
    </Plate>
  );
}
