/** A flower that carries a share: `of` petals, the first `filled` of them filled. */
export type PetalsDrawing = { petal: string; petals: readonly { turn: number; isFilled: boolean }[] };

/** The petal of the plates, tip down, 100 high. */
const shape: readonly (readonly [command: string, ...numbers: number[]])[] = [
  ['M', 0, 0],
  ['C', 2, -22, 61, -27, 63, -62],
  ['C', 66, -84, 42, -100, 8, -100],
  ['C', -26, -100, -54, -84, -57, -62],
  ['C', -59, -27, -1, -22, 0, 0],
];

/** Petals side by side round a centre; the more there are, the narrower. `of` is 2 to 7. */
export function petalsDrawing(filled: number, of: number): PetalsDrawing {
  const width = Math.min(0.86, (0.98 * Math.sin(Math.PI / of) * 0.62 * 2) / 1.1);
  const petal = `${shape
    .map(
      ([command, ...numbers]) =>
        command + numbers.map((value, i) => Math.round(i % 2 === 0 ? value * width : value * 0.86)).join(' '),
    )
    .join('')}z`;
  return {
    petal,
    petals: Array.from({ length: of }, (_, i) => ({
      turn: Math.round((360 * i) / of),
      isFilled: i < filled,
    })),
  };
}
