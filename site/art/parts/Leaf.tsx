import { pairs } from './petal-geometry.ts';

type LeafProps = { x: number; y: number; turn: number; length: number; width?: number };

/** A strap leaf with its midrib, base at x, y. */
export function Leaf({ x, y, turn, length: l, width: w = l * 0.15 }: LeafProps) {
  return (
    <g transform={`translate(${x} ${y})rotate(${turn})`}>
      <path
        className="jf c2"
        d={`M0 0C${pairs([w * 1.6, -l * 0.3], [w * 1.2, -l * 0.75], [0, -l])} ${pairs([-w, -l * 0.75], [-w, -l * 0.25], [0, 0])}z`}
      />
      <path className="jl" d={`M0 0Q${pairs([w * 0.4, -l * 0.5], [0, -l * 0.92])}`} />
    </g>
  );
}
