/** Path data for grounds and instruments, in whole units. */

/** A squared ground of the given size. */
export function grid(width: number, height: number, step = 40): string {
  const at = (end: number) =>
    Array.from({ length: Math.ceil(end / step) - 1 }, (_, index) => (index + 1) * step);
  return [...at(width).map((x) => `M${x} 0V${height}`), ...at(height).map((y) => `M0 ${y}H${width}`)].join(
    '',
  );
}

/** A closed circle as path data. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0`;

/** Circles about one centre: the contour lines of a sun, a pond, a field. */
export const rings = (x: number, y: number, radii: readonly number[]): string =>
  radii.map((r) => circle(x, y, r)).join('');

/** Strokes of water or soil under a horizon, wider apart as they come nearer. Each row is broken once. */
export function strokes(width: number, rows: readonly number[]): string {
  return rows
    .map((y, index) => {
      const gap = (index * 173 + 90) % (width - 120);
      return `M0 ${y}H${gap}M${gap + 34 + ((index * 29) % 40)} ${y}H${width}`;
    })
    .join('');
}

/** Divisions of a ruler along y, hanging down; every fifth is longer. */
export function ruler(x: number, y: number, step: number, count: number, height = 6): string {
  return Array.from(
    { length: count },
    (_, index) => `M${x + index * step} ${y}v${index % 5 === 0 ? height * 2 : height}`,
  ).join('');
}

/** Lines of writing on a sheet: shorter at the end of each paragraph. */
export function writing(x: number, y: number, width: number, lines: number, step = 12): string {
  return Array.from(
    { length: lines },
    (_, index) => `M${x} ${y + index * step}h${index % 4 === 3 ? Math.round(width * 0.6) : width}`,
  ).join('');
}

/** A rectangle as path data. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
