import { type DrawingProps, Plate } from '../Plate.tsx';
import { circle, strokes } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';
import { Seed } from '../parts/Seed.tsx';

/** A bud cut open: contours outside, mesh within, and the seed at the heart of both. */
export function ServicePrivacySecurityTraining(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="night" {...props}>
      <path className="h2" d={[150, 176, 202, 228].map((r) => circle(250, 180, r)).join('')} />
      <path className="g" d="M0 316h480v44H0z" />
      <path className="stem" d="M250 306V360" />
      <Petal
        x={250}
        y={312}
        turn={-42}
        length={228}
        width={92}
        lean={26}
        tone={3}
        engraving="contours"
        lines={8}
      />
      <Petal
        x={250}
        y={312}
        turn={42}
        length={228}
        width={92}
        lean={-26}
        tone={3}
        engraving="contours"
        lines={8}
      />
      <Petal
        x={250}
        y={312}
        turn={-17}
        length={264}
        width={84}
        lean={16}
        tone={2}
        engraving="mesh"
        lines={7}
        rows={10}
      />
      <Petal
        x={250}
        y={312}
        turn={17}
        length={264}
        width={84}
        lean={-16}
        tone={2}
        engraving="mesh"
        lines={7}
        rows={10}
      />
      <Petal x={250} y={312} length={196} width={62} tone={1} engraving="veins" lines={9} />
      <Seed x={250} y={206} r={20} ring />
      <path className="k" d="M0 316H216M284 316H480" />
      <path className="h2" d={strokes(480, [330, 346])} />
    </Plate>
  );
}
