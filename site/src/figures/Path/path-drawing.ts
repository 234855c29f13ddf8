/** How a step path climbs: a point a step, its leaf, and the stem through all of them. */
export type PathDrawing = {
  /** The stem in a box 1000 wide, stretched over the percent `from` to 100. */
  stem: string;
  /** Percent of the width at which the stem comes out of the ground. */
  from: number;
  nodes: readonly PathNode[];
};
type PathNode = {
  /** Percent of the width. */
  x: number;
  /** Pixels from the top. */
  y: number;
  /** Turn of the leaf in degrees, to the right and to the left by turns. */
  turn: number;
  /** Scale of the leaf: the later, the larger. */
  size: number;
};

/** Pixels from the top at which the ground lies. */
export const groundPx = 176;
/** Of the first node and of the last. */
const [lowestPx, highestPx] = [158, 44];

/**
 * The path of `count` steps over columns of one width, right of a gutter for the names of the lanes (percent). Its rise
 * means “later”, nothing else: the key of the figure says that equal steps are not equal time.
 */
export function pathDrawing(
  count: number,
  { gutter, isCentred }: { gutter: number; isCentred: boolean },
): PathDrawing {
  const column = (100 - gutter) / count;
  const nodes = Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0 : i / (count - 1);
    return {
      x: round(gutter + column * (i + (isCentred ? 0.5 : 0.14))),
      y: Math.round(lowestPx - (lowestPx - highestPx) * (0.45 * t + 0.55 * t * t)),
      turn: i % 2 === 0 || i === count - 1 ? -32 : 204 + i,
      size: Math.round(6.2 + 5.5 * t) / 10,
    };
  });
  const from = round(Math.max(0, (nodes[0]?.x ?? 0) - column * 0.45));
  const across = (x: number) => Math.round((1000 * (x - from)) / (100 - from));
  const points = [{ x: 0, y: groundPx }, ...nodes.map(({ x, y }) => ({ x: across(x), y }))];
  const stem = points.slice(1).reduce((path, { x, y }, i) => {
    const before = points[i] ?? { x: 0, y: groundPx };
    const middle = Math.round((before.x + x) / 2);
    return `${path}C${middle} ${i === 0 ? before.y : y - 2} ${middle} ${i === 0 ? y + 6 : before.y + 2} ${x} ${y}`;
  }, `M0 ${groundPx}`);
  return { stem, from, nodes };
}

/** A text in lines of at most `most` characters, broken between words; a word that is longer keeps its line. */
export function labelLines(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const round = (value: number) => Math.round(100 * value) / 100;
