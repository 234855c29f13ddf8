export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${plural(count, one, many)}`;

/** Writes one as a word. */
export const inWords = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `one ${one}` : counted(count, one, many);

export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);
