import { nextAvailable, nextAvailableLabel, type Option, type SessionField } from './form.ts';

/**
 * One dated run of a course, as the site's content gives it.
 * `start` and `end` are ISO dates in Singapore, `end` included; times are `HH:MM` where the company has fixed them.
 */
export type Session = {
  readonly start: string;
  readonly end: string;
  readonly place?: string;
  readonly startTime?: string;
  readonly endTime?: string;
};

/** Whether a text is a real calendar date written `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

const singaporeOffsetMs = 8 * 60 * 60 * 1000;

/** The calendar date in Singapore (UTC+8, no summer time) at a moment given in epoch milliseconds. */
export function singaporeDate(epochMs: number): string {
  return new Date(epochMs + singaporeOffsetMs).toISOString().slice(0, 10);
}

/** A session can be booked until the day it starts. Both are ISO dates in Singapore. */
export function isUpcoming(start: string, today: string): boolean {
  return today < start;
}

/** The ISO date, or `next-available`, that a posted session value means; the value itself where it means neither. */
export function normaliseSession(field: SessionField, value: string): string {
  return Object.hasOwn(field.aliases, value) ? (field.aliases[value] ?? value) : value;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `2025-08-18` becomes `18 Aug 2025`; `2025-08-18` to `2025-08-20` becomes `18–20 Aug 2025`. */
export function formatDates(start: string, end: string = start): string {
  const [startYear, startMonth, startDay] = parts(start);
  const [endYear, endMonth, endDay] = parts(end);
  const last = `${endDay} ${endMonth} ${endYear}`;
  if (start === end) return last;
  if (startYear !== endYear) return `${startDay} ${startMonth} ${startYear} – ${last}`;
  if (startMonth !== endMonth) return `${startDay} ${startMonth} – ${last}`;
  return `${startDay}–${last}`;
}

/**
 * The choices a session field offers: the sessions still to come, and, once one of them has started or none is known,
 * "Next available date: tell me first".
 */
export function sessionOptions(sessions: readonly Session[], today: string): Option[] {
  const upcoming = sessions
    .filter((session) => isUpcoming(session.start, today))
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .map((session) => ({
      value: session.start,
      label: formatDates(session.start, session.end),
      ...(session.place ? { note: session.place } : {}),
    }));
  const isComplete = upcoming.length > 0 && upcoming.length === sessions.length;
  return isComplete ? upcoming : [...upcoming, { value: nextAvailable, label: nextAvailableLabel }];
}

function parts(isoDate: string): [year: string, month: string, day: string] {
  const [year = '', month = '', day = ''] = isoDate.split('-');
  return [year, months[Number(month) - 1] ?? month, String(Number(day))];
}
