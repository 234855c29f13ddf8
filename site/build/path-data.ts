/** How many numbers a command of path data takes (SVG 2, section 9.3). */
const sizes: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  t: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  a: 7,
  z: 0,
};

type Point = readonly [x: number, y: number];

/**
 * The same path with every place told from where the pen stands. Drawings repeat themselves at other places; told like this they
 * repeat themselves in letters too, which is what compression finds.
 * @param data numbers parted by spaces, commas or their minus sign
 * @throws when a command lacks numbers, or is none
 */
export function relativePath(data: string): string {
  // The veins of a petal: each begins where counting does.
  if (data.split('M0 0').length > 2) return data;
  let pen: Point = [0, 0];
  let start: Point = pen;
  let written = '';
  let last = '';
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toLowerCase();
    const size = sizes[kind];
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (size === undefined || (size > 0 && (numbers.length === 0 || numbers.length % size > 0))) {
      throw new Error(`"${letter}${rest}" in a path is no whole command`);
    }
    for (let i = 0; i === 0 || i < numbers.length; i += size || 1) {
      const moves = numbers
        .slice(i, i + size)
        .map((value, place) => (letter === kind ? value : rounded(value - from(pen, kind, place))));
      // Pairs behind the first of a move are lines.
      const name = kind === 'm' && i > 0 ? 'l' : kind;
      const isSaid = name === last ? name !== 'm' && name !== 'z' : last === 'm' && name === 'l';
      written += `${isSaid ? ' ' : name}${moves.map(shortNumber).join(' ')}`;
      last = name;
      pen = kind === 'z' ? start : moved(pen, kind, moves);
      if (name === 'm') start = pen;
    }
  }
  return written.replaceAll(' -', '-');
}

/** What a number of a command counts from: a coordinate of the pen, or nothing for radii and flags of an arc. */
function from([x, y]: Point, kind: string, place: number): number {
  if (kind === 'a' && place < 5) return 0;
  const isUp = kind === 'v' || (kind !== 'h' && (place + Number(kind === 'a')) % 2 === 1);
  return isUp ? y : x;
}

function moved([x, y]: Point, kind: string, moves: readonly number[]): Point {
  const [dx = 0, dy = 0] = kind === 'h' ? [moves[0]] : kind === 'v' ? [0, moves[0]] : moves.slice(-2);
  return [rounded(x + dx), rounded(y + dy)];
}

/** Without the noise of binary fractions; no drawing counts finer. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

const shortNumber = (value: number) => String(value).replace(/^(-?)0\./, '$1.');
