const small = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A number in a sentence: a word up to twelve, digits above. */
export function inWords(count: number): string {
  return small[count] ?? String(count);
}

/** The same as the first word of a sentence. */
export function beginning(count: number): string {
  const word = inWords(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `1 seat`, `3 seats`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
