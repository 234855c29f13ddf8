import { type DrawingProps, Plate } from '../Plate.tsx';
import { Eye } from '../parts/Eye.tsx';
import { Flower } from '../parts/Flower.tsx';
import { Leaf } from '../parts/Leaf.tsx';
import { strokes } from '../parts/lines.ts';

/** A graft: a new branch with a seed is bound to old stock, and somebody looks at the join. */
export function ServiceAiAdoption(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="celadon" {...props}>
      <path className="w" d="M0 306h480v54H0z" />
      <path className="h2" d={strokes(480, [317, 332, 349])} />
      <path className="k" d="M0 306H480" />
      <path className="kg" d="M150 306c14-30 14-66 8-100l-4-60 24-12 26 30c2 50 2 100 20 142z" />
      <path
        className="h2"
        d="M162 300c10-40 10-90 2-140M174 302c6-50 6-90 0-150M186 302c4-50 6-90 4-144M200 302c-4-40-8-80-4-134M170 196c8-6 14-4 18 4M176 240c8-8 16-6 18 4"
      />
      <path className="k" d="M154 206C120 190 92 196 62 176M62 176l-22-2M62 176 50 156" />
      <path className="stem" d="M182 196C186 150 214 132 240 116S312 92 350 128" />
      <path className="stem2" d="M238 118C226 90 232 70 246 52M284 98C300 74 330 60 350 42" />
      <Leaf x={244} y={58} turn={-14} length={54} width={11} />
      <Leaf x={346} y={48} turn={44} length={56} width={11} />
      <Leaf x={206} y={140} turn={-52} length={62} width={12} />
      <path className="kk" d="M148 150l62 14M148 162l62 14M150 174l60 14M150 186l60 14" />
      <path className="tie" d="M210 164l20-8M210 176l22 4" />
      <Flower x={350} y={128} turn={20} size={94} lines={8} />
      <path className="k" d="M92 96 160 150" />
      <Eye x={68} y={82} />
    </Plate>
  );
}
