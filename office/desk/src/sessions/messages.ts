import type { Registration, SeatCommandName, SessionRow } from '@vanda/desk-api/sessions';
import { nextAvailable } from '@vanda/forms/form';
import { counted, plural } from '@vanda/forms/plural';
import { seatsOf } from '../charts/SeatLine/seat-line.ts';
import { formatDeadline, formatShortDay } from '../messages/dates.ts';

/** Such as `This date was taken out of the programme. 3 people are still registered.` */
export function withdrawnMessage({ blocks, waitingGroups }: SessionRow): string {
  const people = seatsOf([...blocks, ...waitingGroups]);
  const still = `${counted(people, 'person is', 'people are')} still registered.`;
  return `This date was taken out of the programme.${people > 0 ? ` ${still}` : ''}`;
}

/** Such as `Waiting, group of 8` or `On offer until 16:00`. */
export function formatSeatStatus(
  { status, seats, offerUntilMs, session }: Registration,
  nowMs: number,
): string {
  const group = seats > 1 ? `, group of ${seats}` : '';
  if (status === 'held') return `To be confirmed${group}`;
  if (status !== 'offered') return `${shortSeatStatuses[status]}${group}`;
  if (session?.closure) return `Offer withdrawn${group}`;
  return `On offer${offerUntilMs === null ? '' : ` until ${formatDeadline(offerUntilMs, nowMs)}`}${group}`;
}

export const shortSeatStatuses = {
  confirmed: 'Confirmed',
  held: 'To confirm',
  offered: 'On offer',
  waiting: 'Waiting',
  cancelled: 'Cancelled',
} as const;

const seatPhrase = (seats: number) => (seats === 1 ? 'the seat' : `the ${seats} seats`);

export function commandName(command: SeatCommandName, seats: number): string {
  return {
    confirm: `Confirm ${seatPhrase(seats)}`,
    group: 'Change number or names',
    move: 'Move to another date',
    substitute: 'Send somebody else',
    cancel: `Cancel ${seatPhrase(seats)}`,
    offer: `Offer ${seatPhrase(seats)}`,
    'to-waiting': 'Put on the waiting list',
  }[command];
}

export function submitLabel(
  command: SeatCommandName,
  seats: number,
  notified: string,
  name: string,
  day?: string,
): string {
  return {
    confirm: `Confirm ${seatPhrase(seats)}${notified}`,
    group: `Change it${notified}`,
    move:
      day === undefined
        ? 'Move'
        : `Move to ${day === nextAvailable ? 'the next date' : formatShortDay(day)}${notified}`,
    substitute: `Change the person${notified}`,
    cancel: `Cancel ${seatPhrase(seats)}${notified}`,
    offer: `Offer ${seatPhrase(seats)} to ${name}`,
    'to-waiting': `Put on the waiting list${notified}`,
  }[command];
}

export function commandEffect(command: SeatCommandName, seats: number): string {
  const seat = seats === 1 ? 'The seat' : `The ${seats} seats`;
  const become = plural(seats, 'becomes', 'become');
  const are = plural(seats, 'is', 'are');
  const theyAre = plural(seats, 'it is', 'they are');
  return {
    confirm: `${seat} ${are} confirmed.`,
    group: 'More seats are given only while they are free. With fewer, the others become free.',
    move: `${seat} here ${become} free; on the new date ${theyAre} held.`,
    substitute: 'Somebody else comes in their place. The seat, its date and its reference stay.',
    cancel: `${seat} ${become} free. Nobody else is told yet.`,
    offer: `${seat} ${are} kept until the hour below. Taken or confirmed before it, ${theyAre} theirs.`,
    'to-waiting': `${seat} ${become} free, and the registration joins the end of the waiting list.`,
  }[command];
}
