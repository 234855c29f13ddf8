export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${plural(count, one, many)}`;

/** Writes one as a word. */
export const inWords = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `one ${one}` : counted(count, one, many);

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** In digits above twelve. */
export const numberWord = (count: number): string => words[count] ?? String(count);

export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);
