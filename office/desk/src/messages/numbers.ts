import { numberWord, plural } from '@vanda/forms/plural';

export const capitalNumber = (count: number): string => capital(numberWord(count));

export const capitalCounted = (count: number, one: string, many = `${one}s`): string =>
  `${capitalNumber(count)} ${plural(count, one, many)}`;

/** Rounded, but 100% means all. */
export const percentage = (part: number, whole: number): string =>
  `${part < whole ? Math.min(99, Math.round((part / whole) * 100)) : 100}%`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
