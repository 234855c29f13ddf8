import { dayOfMonth, weekday } from './day.ts';

/** Separate from `day.ts`, which loads with the first page. */
const monthNames =
  'January February March April May June July August September October November December'.split(' ');

export function monthAndYear(isoDay: string): string {
  return `${fullMonth(isoDay)} ${isoDay.slice(0, 4)}`;
}

export function fullDate(isoDay: string): string {
  return `${dayOfMonth(isoDay)} ${monthAndYear(isoDay)}`;
}

export function longDate(isoDay: string): string {
  return `${fullMonth(isoDay)} ${dayOfMonth(isoDay)}, ${isoDay.slice(0, 4)}`;
}

export function weekdayRange(startDay: string, endDay: string = startDay): string {
  return startDay === endDay ? weekday(startDay) : `${weekday(startDay)} to ${weekday(endDay)}`;
}

export function latestDay(first: string, ...others: readonly string[]): string {
  return [first, ...others].toSorted().at(-1) ?? first;
}

/** The ISO day of `21 Aug 2025`. @throws for other texts */
export function dayOfShortDate(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})$/.exec(text) ?? [];
  const number = monthNames.findIndex((name) => name.slice(0, 3) === month) + 1;
  if (!month || number === 0) throw new Error(`“${text}” is no short date: write it like 21 Aug 2025`);
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function fullMonth(isoDay: string): string {
  return `${monthNames[Number(isoDay.slice(5, 7)) - 1]}`;
}
