import { type Box, boxes } from './boxes.ts';
import type { ImportCount } from './count-imports.ts';

/** A straight arrow from the edge of one box to the edge of another. */
export type Arrow = { from: Box; to: Box; count: number; x1: number; y1: number; x2: number; y2: number };

/** How near an arrow may come to a corner, to a box in between, and to another arrow with its number. */
const margin = { corner: 12, box: 10, arrow: 26 };

/**
 * Gives each import between neighbours a straight arrow that crosses no box. What finds no way is left for words.
 * @returns the arrows, and the imports without one
 */
export function routeArrows(imports: readonly ImportCount[]): { arrows: Arrow[]; others: ImportCount[] } {
  const arrows: Arrow[] = [];
  const others: ImportCount[] = [];
  const ways = imports.map((each) => ({ each, lanes: each.to.isGround ? [] : freeLanes(each) }));
  // Who has the least choice chooses first.
  for (const { each, lanes } of ways.sort((a, b) => a.lanes.length - b.lanes.length)) {
    const arrow = sideways(each) ?? downwards(each, lanes, arrows);
    if (arrow) arrows.push(arrow);
    else others.push(each);
  }
  return { arrows, others };
}

/** Every x at which a line goes straight down from one box to another and meets no third. */
function freeLanes({ from, to }: ImportCount): number[] {
  if (to.y < bottom(from)) return [];
  const between = boxes.filter((box) => box.y >= bottom(from) && bottom(box) <= to.y && box !== to);
  const start = Math.max(from.x, to.x) + margin.corner;
  const end = Math.min(right(from), right(to)) - margin.corner;
  const lanes = Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index);
  return lanes.filter((x) => between.every((box) => x < box.x - margin.box || x > right(box) + margin.box));
}

function downwards(
  { from, to, count }: ImportCount,
  lanes: readonly number[],
  drawn: readonly Arrow[],
): Arrow | undefined {
  const near = drawn.filter((arrow) => arrow.y1 < to.y && arrow.y2 > bottom(from) && arrow.x1 === arrow.x2);
  const distance = (x: number) => Math.min(60, ...near.map((arrow) => Math.abs(arrow.x1 - x)));
  const middle = ((lanes[0] ?? 0) + (lanes.at(-1) ?? 0)) / 2;
  const best = lanes
    .filter((x) => distance(x) >= margin.arrow)
    .sort((a, b) => distance(b) - distance(a) || Math.abs(a - middle) - Math.abs(b - middle))[0];
  return best === undefined ? undefined : { from, to, count, x1: best, y1: bottom(from), x2: best, y2: to.y };
}

/** An arrow to a box in the same row with nothing in between. */
function sideways({ from, to, count }: ImportCount): Arrow | undefined {
  const y = (Math.max(from.y, to.y) + Math.min(bottom(from), bottom(to))) / 2;
  if (to.isGround || from.isGround || y < Math.max(from.y, to.y) + margin.corner) return undefined;
  const [x1, x2] = from.x < to.x ? [right(from), to.x] : [from.x, right(to)];
  const blocked = boxes.some(
    (box) => box.y < y && bottom(box) > y && box.x > Math.min(x1, x2) && box.x < Math.max(x1, x2),
  );
  return blocked ? undefined : { from, to, count, x1, y1: y, x2, y2: y };
}

const bottom = (box: Box) => box.y + box.height;
const right = (box: Box) => box.x + box.width;
