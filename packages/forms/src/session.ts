import type { z } from 'zod';
import { dateRange, isUpcoming } from './day.ts';
import {
  type Field,
  type Form,
  nextAvailable,
  nextAvailableLabel,
  type Option,
  type SessionField,
} from './form.ts';
import type { sessionSchema } from './session-schema.ts';

export type Session = Readonly<z.infer<typeof sessionSchema>>;

export const hoursText = ({
  startTime,
  endTime,
}: {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}): string => (startTime && endTime ? `, ${startTime}–${endTime}` : '');

/** ISO date or `next-available`; unknown values are returned unchanged. */
export const normaliseSession = (field: SessionField, value: string): string =>
  Object.hasOwn(field.aliases, value) ? (field.aliases[value] ?? value) : value;

const noteOf = ({ course, place }: Session) => {
  const note = [course, place].filter(Boolean).join(', ');
  return note ? { note } : {};
};

/** Upcoming sessions; "Next available date: tell me first" once one has started or none is known. */
export function sessionOptions(sessions: readonly Session[], today: string): Option[] {
  const upcoming = sessions
    .filter((session) => isUpcoming(session.start, today))
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .map((session) => ({
      value: session.start,
      label: dateRange(session.start, session.end),
      ...noteOf(session),
    }));
  const isComplete = upcoming.length > 0 && upcoming.length === sessions.length;
  return isComplete ? upcoming : [...upcoming, { value: nextAvailable, label: nextAvailableLabel }];
}

const sessionFieldOf = ({ fields }: Form) => fields.find((field) => field.kind === 'session');

export const hasSessions = (form: Form): boolean => sessionFieldOf(form) !== undefined;

export const isDated = (form: Form, sessions: readonly Session[], today: string): boolean =>
  !hasSessions(form) || sessions.some(({ start }) => isUpcoming(start, today));

/** The sessions of each form, and the present day in Singapore. */
export type Offer = {
  readonly sessionsOf: (form: Pick<Form, 'id'>) => readonly Session[] | undefined;
  readonly today: string;
};

/**
 * True when no date is chosen because none is upcoming: nothing is booked. Forms that ask for a course but no
 * date need the `offer`: their options name the forms with its dates (`datedBy`).
 */
export const isInterest = (form: Form, values: Readonly<Record<string, string | undefined>>, offer?: Offer) =>
  form.fields.some((field) => {
    const value = values[field.name];
    if (field.kind === 'session') return value === nextAvailable;
    const options = 'options' in field ? field.options : [];
    const { datedBy } = options.find((one) => one.value === value) ?? {};
    if (!datedBy || !offer) return false;
    // A site without a list of sessions accepts any date.
    return datedBy.every((id) =>
      offer.sessionsOf({ id })?.every(({ start }) => !isUpcoming(start, offer.today)),
    );
  });

export const isAsked = ({ asked }: Pick<Field, 'asked'>, isWithDate: boolean): boolean =>
  asked === undefined || !isWithDate;

/** Fields that are required also of a person who only asks to be notified. */
const requiredWithoutDate: readonly string[] = ['firstName', 'email'];

export const isRequired = (field: Field, isWithDate: boolean): boolean =>
  field.required && (isWithDate || field.kind === 'session' || requiredWithoutDate.includes(field.name));

/** The form for these values: without a date only name and email are required. */
export function formFor(form: Form, values: Readonly<Record<string, string | undefined>>): Form {
  const isWithDate = !hasSessions(form) || !isInterest(form, values);
  return {
    ...form,
    fields: form.fields.map((field) => ({ ...field, required: isRequired(field, isWithDate) })),
  };
}
