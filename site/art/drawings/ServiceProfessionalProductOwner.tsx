import { type DrawingProps, Plate } from '../Plate.tsx';
import { Flower } from '../parts/Flower.tsx';
import { strokes } from '../parts/lines.ts';
import { Petal, type PetalProps } from '../parts/Petal.tsx';

const branches = [
  { x: 196, y: 168, turn: -74, length: 92, tone: 1, engraving: 'veins', lines: 7 },
  { x: 200, y: 194, turn: 74, length: 80, tone: 2, engraving: 'mesh', lines: 6, rows: 6 },
  { x: 196, y: 226, turn: -76, length: 68, tone: 3, engraving: 'contours', lines: 4 },
  { x: 198, y: 248, turn: 76, length: 58, tone: 2, engraving: 'mesh', lines: 4, rows: 4 },
  { x: 194, y: 276, turn: -78, length: 48, tone: 3, engraving: 'contours', lines: 3 },
] satisfies Partial<PetalProps>[];

/** A plant in order of worth, the flower first; the shears take the branch that will not be made. */
export function ServiceProfessionalProductOwner(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="blush" {...props}>
      <path className="w" d="M0 316h480v44H0z" />
      <path className="h2" d={strokes(480, [328, 344])} />
      <path className="k" d="M0 316H480" />
      <path
        className="k"
        d={`M52 36V316${Array.from({ length: 12 }, (_, index) => `M52 ${48 + index * 23}h${index % 3 ? 8 : 16}`).join('')}`}
      />
      <path className="stem" d="M192 316C198 250 190 180 202 100" />
      <path className="stem2" d="M192 292C210 284 226 282 236 284" />
      {branches.map((branch) => (
        <Petal key={branch.y} width={branch.length * 0.46} gap="c2" {...branch} />
      ))}
      <Flower x={204} y={84} turn={6} size={74} lines={7} />
      <Petal x={252} y={288} turn={80} length={50} width={22} tone="missing" />
      <path
        className="kg"
        d="M240 268C270 254 300 250 330 258L444 300c14 6 20 18 12 24s-20 4-30-4L326 272C296 268 266 276 240 268z"
      />
      <path
        className="kg"
        d="M240 300C268 312 300 308 328 288L436 218c14-8 28-4 28 6s-10 14-22 18L334 302C308 322 270 324 240 300z"
      />
      <circle className="kg" cx="330" cy="279" r="9" />
      <circle className="kf" cx="330" cy="279" r="3" />
      <path className="k" d="M372 278q8 6 2 14" />
    </Plate>
  );
}
