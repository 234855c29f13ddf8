/** One petal, its base at 0 0, 400 high; the areas are this one at several sizes. */
export const petal =
  'M0 0C8-88 244-108 252-248 264-336 168-400 32-400-104-400-216-336-228-248-236-108-4-88 0 0z';
const petalHeight = 400;
/** Size of the innermost: so large that its name stands in it at 14 px when the drawing is 280 px wide. */
const innermost = 0.475;

/**
 * Petals in one another with a common base, equal steps apart. Sizes show what lies inside what and count nothing.
 * @param names from the innermost to the outermost
 * @returns from the outermost, in the order in which they are painted; `y` is the baseline of the name
 */
export function nestedAreas(names: readonly string[]): { name: string; size: number; y: number }[] {
  const sizes = names.map((_, i) =>
    names.length === 1 ? 1 : innermost + ((1 - innermost) * i) / (names.length - 1),
  );
  return names
    .map((name, i) => {
      const size = sizes[i] ?? 1;
      const inside = sizes[i - 1] ?? size * 0.2;
      return {
        name,
        size: Math.round(1000 * size) / 1000,
        y: Math.round((-petalHeight * (size + inside)) / 2) + 9,
      };
    })
    .toReversed();
}
