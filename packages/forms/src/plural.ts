export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${plural(count, one, many)}`;
}

/** Writes one as a word. */
export function inWords(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `one ${one}` : counted(count, one, many);
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}
