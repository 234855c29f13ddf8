import { plural } from '@vanda/forms/plural';

const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

export function capitalNumber(count: number): string {
  return capital(small[count] ?? String(count));
}

export function capitalCounted(count: number, one: string, many = `${one}s`): string {
  return `${capitalNumber(count)} ${plural(count, one, many)}`;
}

/** Rounds down, so that 100% means all. */
export function percentage(part: number, whole: number): string {
  return `${Math.floor((part / whole) * 100)}%`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
