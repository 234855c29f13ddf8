import { type DrawingProps, Plate } from '../Plate.tsx';
import { writing } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';
import { Rosette } from '../parts/Rosette.tsx';

/** A certificate with its rosette; the ribbon ends are petals of contours, a boundary kept. */
export function ServiceDataProtectionTrustmark(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="blush" {...props}>
      <path className="shade" d="M66 46h276v314H66z" />
      <path className="blk" d="M54 32h276v328H54z" />
      <path className="k" d="M54 360V32H330V360M64 360V42H320V360" />
      <path className="kk" d="M88 80h148" />
      <path
        className="h2"
        d={`${writing(88, 104, 200, 3, 14)}M88 176h90M88 190h90M88 232h70M88 300h110M88 316h110`}
      />
      <path className="k" d="M88 252c12-20 18-20 20-6s8 10 14-4 8-6 12 4 12 2 24-4" />
      <Petal x={296} y={196} turn={203} length={176} width={33} tone={3} engraving="contours" lines={3} />
      <Petal x={322} y={196} turn={159} length={186} width={33} tone={3} engraving="contours" lines={3} />
      <Rosette x={308} y={182} r={104} petals={24} />
      <path className="tk" d="M286 184l16 16 30-36" />
    </Plate>
  );
}
