/** Pixels from one dot to the next. */
export const dotStepPx = 11;
/** Of a dot. */
export const dotPx = 8;
/** Dots that stand side by side on the narrowest window. */
const perRow = 22;

/** The lines through rows of dots; their dashes make `count` dots of them. */
export function dotRow(count: number): { path: string; widthPx: number; heightPx: number } {
  const rows = Math.max(1, Math.ceil(count / perRow));
  const path = Array.from({ length: rows }, (_, row) => {
    const dots = Math.min(perRow, count - row * perRow);
    return dots > 0 ? `M5 ${row * dotStepPx + 6}h${dotStepPx * (dots - 1)}.1` : '';
  }).join('');
  return { path, widthPx: dotStepPx * Math.min(count, perRow), heightPx: dotStepPx * rows + 1 };
}
