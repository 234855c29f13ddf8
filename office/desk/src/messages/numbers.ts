import { plural } from '@vanda/forms/plural';

const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

export const capitalNumber = (count: number): string => capital(small[count] ?? String(count));

export const capitalCounted = (count: number, one: string, many = `${one}s`): string =>
  `${capitalNumber(count)} ${plural(count, one, many)}`;

/** Rounded, but 100% means all. */
export const percentage = (part: number, whole: number): string =>
  `${part < whole ? Math.min(99, Math.round((part / whole) * 100)) : 100}%`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
