import { type DrawingProps, Plate } from '../Plate.tsx';
import { circle, strokes } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';

/** Two speech petals over a counter, a person’s and a model’s; the seed is the bell that either may ring. */
export function ServiceCustomerServiceAi(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="blush" {...props}>
      <path className="w" d="M0 298h480v62H0z" />
      <path className="h2" d={strokes(480, [310, 326, 346])} />
      <path className="k" d="M0 298H480" />
      <Petal
        x={36}
        y={284}
        turn={24}
        length={246}
        width={112}
        lean={-16}
        tone={1}
        engraving="veins"
        lines={11}
      />
      <Petal
        x={452}
        y={262}
        turn={-28}
        length={212}
        width={104}
        lean={14}
        tone={2}
        engraving="mesh"
        lines={9}
        rows={8}
      />
      <path className="kd" d="M176 206C220 250 230 232 246 250M330 200C300 240 276 232 262 250" />
      <path className="shade" d="M196 306h130l24 10H214z" />
      <path className="kg" d="M204 298c0-32 22-44 50-44s50 12 50 44z" />
      <path className="kg" d="M192 298h124v9H192z" />
      <path className="h2" d="M220 290c2-16 12-24 28-26" />
      <path className="k" d="M254 254v-8" />
      <circle className="s" cx="254" cy="236" r="13" />
      <path className="k" d={circle(254, 236, 19)} />
    </Plate>
  );
}
