import type { RegistrationView } from './view.ts';

export type Choice = 'names' | 'substitute' | 'move' | 'correct' | 'cancel';

/** Why something can't be done now, in a few words; undefined when it can. */
export function whyNot(choice: Choice, view: RegistrationView): string | undefined {
  const { registration, closure, otherDates, form } = view;
  if (registration.state === 'cancelled')
    return choice === 'correct' ? undefined : 'The registration is cancelled';
  if (closure === 'started' && choice !== 'correct') return 'The session has started: please call us';
  if (closure === 'withdrawn' && (choice === 'substitute' || choice === 'names'))
    return 'This date was taken out of our programme';
  if (choice !== 'move' || closure === 'withdrawn') return undefined;
  if (!form.fields.some(({ kind }) => kind === 'session')) return 'We agree the date with you in person';
  if (otherDates.length === 0) return 'There is no other date yet';
  if (otherDates.some(({ isFree }) => isFree)) return undefined;
  return registration.seats === 1
    ? 'No other date has a free seat now'
    : `No other date has ${registration.seats} free seats now`;
}
