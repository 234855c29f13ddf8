import { isIsoDay, shortDate } from '@vanda/forms/day';
import type { HistoryLine } from '../../registrations/registration.ts';

export function seatLineWords({ event, details }: HistoryLine): string {
  switch (event) {
    case 'registered':
      return details.waiting
        ? `Put on the waiting list${group(details.seats)}`
        : `Kept ${count(details.seats)}`;
    case 'confirmed':
      return `Confirmed ${count(details.seats)}`;
    case 'moved':
      return `Moved to ${day(details.to)}`;
    case 'substituted':
      return 'Passed on to another person';
    case 'group-changed':
      return details.from === details.seats
        ? `Named ${details.names} of ${details.seats}`
        : `Now ${count(details.seats)}, before ${details.from}`;
    case 'corrected':
      return `Corrected: ${String(details.fields ?? '').replaceAll(' ', ', ')}`;
    case 'cancelled':
      return 'Cancelled';
    case 'offered':
      return `Offered ${count(details.seats)}`;
    case 'accepted':
      return 'Took the seat on offer';
    case 'declined':
      return 'Declined the seat on offer';
    case 'expired':
      return 'The offer ran out';
    case 'to-waiting':
      return 'Put on the waiting list';
    case 'link-ended':
      return 'The registrant’s link was ended';
  }
}

function group(seats: string | number | undefined): string {
  return Number(seats ?? 1) > 1 ? ` as one group of ${seats}` : '';
}

function count(seats: string | number | undefined): string {
  const number = Number(seats ?? 1);
  return number === 1 ? 'one seat' : `${number} seats`;
}

function day(value: string | number | undefined): string {
  const text = String(value ?? '');
  return isIsoDay(text) ? shortDate(text) : 'the next available date';
}
