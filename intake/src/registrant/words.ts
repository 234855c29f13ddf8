import { dateRange, daysBetween, weekday } from '@vanda/enquiry/day';
import { fullName } from '@vanda/enquiry/summary';
import { oversizeNote } from '@vanda/enquiry/waiting';
import { dayWords, momentWords } from '../ledger/letter-texts.ts';
import type { ActName, RegistrationState } from '../ledger/registration.ts';
import type { RegistrationView } from './view.ts';

/** The state in a word or two. */
export const stateWords: Record<RegistrationState, string> = {
  held: 'Kept for you',
  confirmed: 'Confirmed',
  waiting: 'On the waiting list',
  offered: 'Free for you',
  cancelled: 'Cancelled',
};

/** One sentence on where the registration stands, and one on when. */
export function leadOf(view: RegistrationView): string {
  const { registration, enquiry, session, hasStarted } = view;
  const name = fullName(enquiry.values);
  const seats = registration.seats === 1 ? 'one seat' : `${registration.seats} seats`;
  const when = session ? startText(session.start, hasStarted) : 'We write to you with the date.';
  switch (registration.state) {
    case 'held':
      return `We keep ${seats} for you, ${name}, and write to you to confirm. ${when}`;
    case 'confirmed':
      return `You have ${seats}, ${name}. ${when}`;
    case 'waiting':
      if (session?.seats !== undefined && registration.seats > session.seats) {
        return `You wait for ${seats}, ${name}. ${when} ${oversizeNote({ seats: registration.seats, capacity: session.seats })}`;
      }
      return `The session is full, ${name}, and you wait for ${seats}. ${when} We write to you as soon as it fits.`;
    case 'offered':
      return `We keep ${seats} for you, ${name}, until ${momentWords(registration.offerUntilMs ?? 0)}. ${when}`;
    case 'cancelled':
      return `This registration is cancelled, ${name}. You keep no seat, and we expect nobody.`;
  }
}

/** `3 days`, `1 day`. */
export function lengthWords({ session }: RegistrationView): string {
  const days = session ? daysBetween(session.start, session.end) + 1 : 0;
  return days === 1 ? '1 day' : `${days} days`;
}

/** The dates and the weekday a session begins on. */
export function dateWords({ session }: RegistrationView): { date: string; weekday: string } | undefined {
  return session && { date: dateRange(session.start, session.end), weekday: weekday(session.start) };
}

/** What the panel says after a change, by what was done. */
export function doneWords(act: ActName, view: RegistrationView): string {
  const { session } = view;
  switch (act) {
    case 'moved':
      return `Moved to ${session ? dayWords(session.start) : 'the next available date'}`;
    case 'corrected':
      return 'Your details are corrected';
    case 'cancelled':
      return 'Your registration is cancelled';
    case 'accepted':
      return view.registration.seats === 1 ? 'The seat is yours' : 'The seats are yours';
    case 'declined':
      return 'You have let the offer go';
    case 'substituted':
      return 'The registration is passed on';
    default:
      return 'Done';
  }
}

function startText(day: string, hasStarted: boolean): string {
  return `${hasStarted ? 'It began on' : 'The first day is'} ${dayWords(day)}.`;
}
