import { arcs, contours, type PetalShape, petalOutline, veins } from './petal-geometry.ts';

/** What the lines on a petal say: a boundary kept, a control, people at work. */
type Engraving = 'contours' | 'mesh' | 'veins' | 'none';

/** Deep, mid, pale; or only an outline: ink on the ground, or dotted for what is promised or missing. */
export type Tone = 1 | 2 | 3 | 'outline' | 'missing';

export type PetalProps = PetalShape & {
  x?: number;
  y?: number;
  /** Degrees from upright, clockwise. */
  turn?: number;
  tone: Tone;
  engraving?: Engraving;
  /** How many contours or veins. */
  lines?: number;
  /** How many arcs of the mesh. */
  rows?: number;
  /** Width of the gap round the petal: the thin one suits small petals, none a sheet of another colour. */
  gap?: 'c' | 'c2' | 'none';
};

function engraved(shape: PetalShape, engraving: Engraving, lines: number, rows: number): string {
  if (engraving === 'contours') return contours(shape, lines);
  if (engraving === 'veins') return veins(shape, lines);
  return veins(shape, lines) + arcs(shape, rows);
}

/** One petal, base at x, y. The tone carries the engraving: pale contours, mid mesh, deep veins. */
export function Petal(props: PetalProps) {
  const {
    x = 0,
    y = 0,
    turn = 0,
    tone,
    engraving = 'none',
    lines = 7,
    rows = 6,
    gap = 'c',
    ...shape
  } = props;
  const solid = typeof tone === 'number';
  const fill = solid ? `p${tone}${gap === 'none' ? '' : ` ${gap}`}` : tone === 'outline' ? 'kg' : 'miss';
  const ink = solid ? `v${tone}` : 'h2';
  const place = [x || y ? `translate(${x} ${y})` : '', turn ? `rotate(${turn})` : ''].join('');
  const parts = (
    <>
      <path className={fill} d={petalOutline(shape)} />
      {engraving !== 'none' && (
        <path className={gap === 'c2' ? `${ink} thin` : ink} d={engraved(shape, engraving, lines, rows)} />
      )}
    </>
  );
  return place ? <g transform={place}>{parts}</g> : parts;
}
