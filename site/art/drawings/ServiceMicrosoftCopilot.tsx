import { type DrawingProps, Plate } from '../Plate.tsx';
import { Flower } from '../parts/Flower.tsx';
import { Leaf } from '../parts/Leaf.tsx';
import { grid, strokes } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';

/** Two climbers on one stake: the leafy one leads, the one that carries the seed winds beside it. */
export function ServiceMicrosoftCopilot(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="celadon" {...props}>
      <path className="h" d={grid(480, 320)} />
      <path className="w" d="M0 316h480v44H0z" />
      <path className="h2" d={strokes(480, [328, 344])} />
      <path className="k" d="M0 316H480" />
      <path className="kg" d="M235 332V14h10v318z" />
      <path
        className="stem"
        d="M180 316C190 280 290 284 290 244S190 210 190 172 290 140 290 100 220 70 232 40"
      />
      <path
        className="r2 wide"
        d="M300 316C290 280 190 284 190 244S290 210 290 172 206 140 206 108 260 84 300 78"
      />
      <path className="kg" d="M235 300v-24h10v24zM235 228v-24h10v24zM235 156v-24h10v24z" />
      <Leaf x={289} y={250} turn={100} length={84} />
      <Leaf x={190} y={182} turn={-72} length={96} />
      <Leaf x={230} y={46} turn={-58} length={70} />
      <Petal x={192} y={252} turn={252} length={72} width={36} tone={3} engraving="contours" lines={4} />
      <Petal x={290} y={180} turn={112} length={76} width={38} tone={2} engraving="mesh" lines={6} rows={6} />
      <Petal x={206} y={112} turn={-96} length={64} width={32} tone={1} engraving="veins" lines={6} />
      <Flower x={334} y={78} turn={24} size={70} lines={6} />
      <path
        className="tie"
        d="M228 262l24 12M252 262l-24 12M228 190l24 12M252 190l-24 12M228 120l24 12M252 120l-24 12"
      />
    </Plate>
  );
}
