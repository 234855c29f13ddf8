import { datesWithWeekdays, weekdayAndTime } from '@vanda/forms/date-formats';
import { inWords } from '@vanda/forms/plural';
import type { Session } from '@vanda/forms/session';
import { fullName } from '@vanda/forms/summary';
import { oversizeNote, untilDated } from '@vanda/forms/waiting';
import type { EventName, RegistrationStatus } from '../registration.ts';
import type { RegistrationView } from './view.ts';

const statusTexts: Record<RegistrationStatus, string> = {
  held: 'Kept for you',
  confirmed: 'Confirmed',
  waiting: 'On the waiting list',
  offered: 'Free for you',
  cancelled: 'Cancelled',
};

export function statusOf({ registration, closure, isOnList }: RegistrationView): string {
  if (isOnList) return 'On the list';
  return closure === 'withdrawn' && registration.status !== 'cancelled'
    ? 'Date withdrawn'
    : statusTexts[registration.status];
}

export function leadOf(view: RegistrationView): string {
  const { registration, enquiry, session, closure } = view;
  const name = fullName(enquiry.values);
  const seats = inWords(registration.seats, 'seat');
  const when = session ? startText(session, closure === 'started') : 'We write to you with the date.';
  if (closure === 'withdrawn' && session && registration.status !== 'cancelled')
    return `We have taken ${datesWithWeekdays(session.start, session.end)} out of our programme, ${name}, and are sorry. ${lostMessages[registration.status]} on that date is cancelled, and nobody needs to come.`;
  if (view.isOnList) return `${untilDated.success.title}, ${name}. ${untilDated.success.note}`;
  switch (registration.status) {
    case 'held':
      return `We keep ${seats} for you, ${name}, and write to you to confirm. ${when}`;
    case 'confirmed':
      return `You have ${seats}, ${name}. ${when}`;
    case 'waiting':
      if (session?.seats !== undefined && registration.seats > session.seats)
        return `You wait for ${seats}, ${name}. ${when} ${oversizeNote({ seats: registration.seats, capacity: session.seats })}`;
      return `You wait for ${seats}, ${name}. ${when} We write to you as soon as it fits.`;
    case 'offered':
      return `We keep ${seats} for you, ${name}, until ${weekdayAndTime(registration.offerUntilMs ?? 0)}. ${when}`;
    case 'cancelled':
      return `This registration is cancelled, ${name}. You keep no seat, and we expect nobody.`;
  }
}

const lostMessages = {
  held: 'What we kept for you',
  confirmed: 'What we confirmed to you',
  waiting: 'Your place on the waiting list',
  offered: 'What we offered you',
} as const;

export function doneMessage(event: EventName, view: RegistrationView): string {
  const { session } = view;
  switch (event) {
    case 'moved':
      return `Moved to ${session ? datesWithWeekdays(session.start, session.end) : 'the next available date: we tell you first'}`;
    case 'group-changed':
      return 'The names of your group are noted';
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

function startText({ start, end }: Session, hasStarted: boolean): string {
  if (hasStarted) return `It began on ${datesWithWeekdays(start)}.`;
  return start === end
    ? `The first day is ${datesWithWeekdays(start)}.`
    : `The dates are ${datesWithWeekdays(start, end)}.`;
}
