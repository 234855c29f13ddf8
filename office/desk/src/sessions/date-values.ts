import type { CourseDate } from '@vanda/desk-api/sessions';
import { readNumber } from '@vanda/forms/clean';
import { addDays, isIsoDay } from '@vanda/forms/day';

export type DateValues = Record<'start' | 'end' | 'startTime' | 'endTime' | 'place' | 'seats', string>;

/** In place of a number of seats. */
export const noLimit = 'no limit';

export const noDate: DateValues = { start: '', end: '', startTime: '', endTime: '', place: '', seats: '' };

export function toValues({ start, end, startTime, endTime, place, seats }: CourseDate): DateValues {
  return {
    start,
    end: end ?? '',
    startTime: startTime ?? '',
    endTime: endTime ?? '',
    place: place ?? '',
    seats: String(seats ?? noLimit),
  };
}

/** The last day of a course of this many consecutive days; empty for one day. */
function lastDay(start: string, durationDays: number | null): string {
  return isIsoDay(start) && durationDays !== null && durationDays > 1 ? addDays(start, durationDays - 1) : '';
}

/** A new first day moves the last one. */
export function withLastDay(next: Partial<DateValues>, durationDays: number | null): Partial<DateValues> {
  return next.start === undefined ? next : { end: lastDay(next.start, durationDays), ...next };
}

export const isCount = (value: number | undefined) => Number.isInteger(value) && Number(value) > 0;

export type DateIssues = Partial<Record<keyof DateValues, string>>;

export function dateIssues({ start, end, startTime, endTime, seats }: DateValues, today: string): DateIssues {
  const issues: DateIssues = {};
  if (!isIsoDay(start)) issues.start = 'Choose the first day.';
  else if (start <= today) issues.start = 'Choose a day to come.';
  if (end !== '' && end < start) issues.end = 'The last day comes after the first.';
  if ((startTime === '') !== (endTime === ''))
    issues[startTime === '' ? 'startTime' : 'endTime'] = 'Give both hours, or none.';
  else if (startTime !== '' && endTime <= startTime) issues.endTime = 'It ends after it begins.';
  if (seats !== noLimit && !isCount(readNumber(seats)))
    issues.seats = 'Write a whole number, or tick “No limit”.';
  return issues;
}

export function toDate({ start, end, startTime, endTime, place, seats }: DateValues): CourseDate {
  return {
    start,
    ...(end !== '' && end !== start ? { end } : {}),
    ...(place.trim() ? { place: place.trim() } : {}),
    ...(startTime ? { startTime, endTime } : {}),
    ...(seats === noLimit ? {} : { seats: Number(readNumber(seats)) }),
  };
}
