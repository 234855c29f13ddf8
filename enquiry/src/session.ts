import { dateRange, isUpcoming } from './day.ts';
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
  /** Seats there are, from 1 to {@link seatsMax}; without a number it is never full. */
  readonly seats?: number;
};

/** Most seats that a session may have. */
export const seatsMax = 200;

/** The ISO date, or `next-available`, that a posted session value means; the value itself where it means neither. */
export function normaliseSession(field: SessionField, value: string): string {
  return Object.hasOwn(field.aliases, value) ? (field.aliases[value] ?? value) : value;
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
      label: dateRange(session.start, session.end),
      ...(session.place ? { note: session.place } : {}),
    }));
  const isComplete = upcoming.length > 0 && upcoming.length === sessions.length;
  return isComplete ? upcoming : [...upcoming, { value: nextAvailable, label: nextAvailableLabel }];
}
