/** Those of a text in digits: 913.1 of `S$913.1m`, 1 and 300 of `1 of 300`. */
export const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')));

/** Place of the value that the text names first, which is the one that a chart colours; -1 for none. */
export function firstNamed(text: string, values: readonly number[]): number {
  const named = numbersIn(text).find((number) => values.includes(number));
  return named === undefined ? -1 : values.indexOf(named);
}
