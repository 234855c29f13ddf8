/** Draws each row of dots as one line: round caps and dashes of no length look like dots. */
export function dotRows(
  from: number,
  to: number,
  perRow: number,
  stepPx: number,
  [x, y]: readonly [x: number, y: number] = [stepPx / 2, stepPx / 2],
): string {
  let path = '';
  for (let row = Math.floor(from / perRow); row * perRow < to; row++) {
    const first = Math.max(from, row * perRow);
    const dots = Math.min(to, (row + 1) * perRow) - first;
    if (dots > 0) path += `M${x + stepPx * (first % perRow)} ${y + stepPx * row}h${stepPx * (dots - 1)}.1`;
  }
  return path;
}
