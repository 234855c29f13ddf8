import type { Registration, SeatAct, SessionRow } from '../../contract/sessions.ts';
import type { SeatLineData } from '../drawings/SeatLine/seat-line.ts';
import { dayAndMonth, untilInWords } from '../words/moments.ts';

/** A session's row as its seat line takes it. */
export function seatLineOf({ capacity, blocks, waitingGroups }: SessionRow): SeatLineData {
  return { capacity: capacity ?? undefined, blocks, waiting: waitingGroups.map(({ seats }) => seats) };
}

/** `Waiting, group of 8`, `On offer until 16:00`. */
export function seatStateInWords({ state, seats, offerUntilMs }: Registration, nowMs: number): string {
  const group = seats > 1 ? `, group of ${seats}` : '';
  switch (state) {
    case 'confirmed':
      return `Confirmed${group}`;
    case 'held':
      return `To be confirmed${group}`;
    case 'offered':
      return `On offer${offerUntilMs === null ? '' : ` until ${untilInWords(offerUntilMs, nowMs)}`}${group}`;
    case 'waiting':
      return `Waiting${group}`;
    case 'cancelled':
      return `Cancelled${group}`;
  }
}

/** In the table of a session, where the group stands beside the name. */
export const seatStateWord = {
  confirmed: 'Confirmed',
  held: 'To confirm',
  offered: 'On offer',
  waiting: 'Waiting',
  cancelled: 'Cancelled',
} as const;

const seatWord = (seats: number) => (seats === 1 ? 'the seat' : `the ${seats} seats`);

/** An act in a menu: `Confirm the seat`. */
export function actName(act: SeatAct, seats: number): string {
  return {
    confirm: `Confirm ${seatWord(seats)}`,
    move: 'Move to another date',
    substitute: 'Send somebody else',
    cancel: `Cancel ${seatWord(seats)}`,
    offer: `Offer ${seatWord(seats)}`,
    'to-waiting': 'Put on the waiting list',
  }[act];
}

/** The button that ends an act: names it, and whom the mail goes to. */
export function actButton(act: SeatAct, seats: number, name: string, day?: string): string {
  const told = ` and tell ${name}`;
  return {
    confirm: `Confirm ${seatWord(seats)}${told}`,
    move: day ? `Move to ${dayAndMonth(day)}${told}` : 'Move',
    substitute: `Change the person${told}`,
    cancel: `Cancel ${seatWord(seats)}${told}`,
    offer: `Offer ${seatWord(seats)} to ${name}`,
    'to-waiting': `Put on the waiting list${told}`,
  }[act];
}

/** What an act changes, in a sentence above its mail. */
export function actChanges(act: SeatAct, seats: number): string {
  const seat = seats === 1 ? 'The seat' : `The ${seats} seats`;
  return {
    confirm: `${seat} ${seats === 1 ? 'is' : 'are'} confirmed.`,
    move: `${seat} here ${seats === 1 ? 'becomes' : 'become'} free; on the new date ${seats === 1 ? 'it is' : 'they are'} held.`,
    substitute: 'Somebody else comes in their place. The seat, its date and its reference stay.',
    cancel: `${seat} ${seats === 1 ? 'becomes' : 'become'} free. Nobody else is told yet.`,
    offer: `${seat} ${seats === 1 ? 'is' : 'are'} kept until the hour below. Taken or confirmed before it, ${seats === 1 ? 'it is' : 'they are'} theirs.`,
    'to-waiting': `${seat} ${seats === 1 ? 'becomes' : 'become'} free, and the registration waits at its place in the line.`,
  }[act];
}
