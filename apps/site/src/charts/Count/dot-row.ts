/** Distance between dots, in pixels. */
export const dotStepPx = 11;
export const dotPx = 8;
const perRow = 22;

type DotRow = { path: string; newPath: string; widthPx: number; heightPx: number };

/** Lines whose dashes form the dots; the last `newCount` dots are a separate path. */
export function dotRow(count: number, newCount = 0): DotRow {
  const rows = Math.max(1, Math.ceil(count / perRow));
  return {
    path: lines(0, count - newCount),
    newPath: lines(count - newCount, count),
    widthPx: dotStepPx * Math.min(count, perRow),
    heightPx: dotStepPx * rows + 1,
  };
}

function lines(from: number, to: number): string {
  let path = '';
  for (let at = from; at < to; at = perRow * (Math.floor(at / perRow) + 1)) {
    const row = Math.floor(at / perRow);
    const dots = Math.min(to, perRow * (row + 1)) - at;
    path += `M${5 + dotStepPx * (at - perRow * row)} ${row * dotStepPx + 6}h${dotStepPx * (dots - 1)}.1`;
  }
  return path;
}
