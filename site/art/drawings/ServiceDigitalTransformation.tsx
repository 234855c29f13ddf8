import { type DrawingProps, Plate } from '../Plate.tsx';
import { pairs } from '../parts/petal-geometry.ts';

/** A tile on its way from square to petal: 0 is a square of ledger paper, 1 a petal. */
function tile(x: number, y: number, part: number): string {
  const blend = (square: number, petal: number) => square + (petal - square) * part;
  const half = blend(24, 27);
  const foot = blend(24, 2);
  const shoulder = blend(24, 26);
  return `M${pairs([x - foot, y + 24])}C${pairs([x - blend(24, 4), y + blend(8, 12)], [x - half, y + blend(-8, 10)], [x - half, y + blend(-8, -4)], [x - half, y + blend(-16, -16)], [x - blend(24, 16), y - 24], [x, y - shoulder], [x + blend(24, 16), y - 24], [x + half, y + blend(-16, -16)], [x + half, y + blend(-8, -4)], [x + half, y + blend(-8, 10)], [x + blend(24, 4), y + blend(8, 12)], [x + foot, y + 24])}z`;
}

const columns = [0, 1, 2, 3, 4, 5, 6];
const rows = [52, 116, 180, 244, 308];
const tones = ['p3', 'p2', 'p1'] as const;

/** Which tone a tile has, or none while it is still paper. */
const toneOf = (column: number, row: number) =>
  column < 2 || (column === 2 && row % 2 === 0) ? undefined : tones[(column + row * 2) % 3];

/** Squares of ledger paper turn into petals, column by column; one of them carries a seed. */
export function ServiceDigitalTransformation(props: DrawingProps) {
  const tiles = columns.flatMap((column) =>
    rows.map((y, row) => ({ d: tile(40 + column * 71, y, column / 6), tone: toneOf(column, row) })),
  );
  const all = (tone: string | undefined) =>
    tiles
      .filter((each) => each.tone === tone)
      .map(({ d }) => d)
      .join('');
  return (
    <Plate viewBox="0 0 480 360" ground="celadon" {...props}>
      <path className="kg" d={all(undefined)} />
      <path
        className="h2"
        d={rows.flatMap((y) => [-12, 0, 12].map((dy) => `M22 ${y + dy}h36M93 ${y + dy}h36`)).join('')}
      />
      {tones.map((tone) => (
        <path key={tone} className={tone} d={all(tone)} />
      ))}
      <circle className="g" cx="324" cy="174" r="15" />
      <circle className="s" cx="324" cy="174" r="10" />
    </Plate>
  );
}
