import type { ReplyClock } from '../../enquiries/reply-clock.ts';
import { type Names, staffName } from '../names.ts';
import type { HandledEnquiry } from '../store/handling.ts';
import { aboutOf, throughOf, type WordedSeats } from './form-values.ts';

const suspicions = {
  honeypot: 'Hidden field filled',
  'too-fast': 'Sent within seconds of opening the page',
} as const;

export function summaryOf(
  enquiry: HandledEnquiry,
  names: Names,
  clock: ReplyClock,
  seats: WordedSeats | undefined,
) {
  const { reference, version, status, receivedAtMs, owner, suspicion } = enquiry;
  return {
    reference,
    version,
    status,
    about: aboutOf(enquiry),
    through: throughOf(enquiry, seats),
    receivedAtMs,
    dueAtMs: clock.dueAtMs(receivedAtMs),
    answeredAtMs: enquiry.answeredAtMs ?? null,
    closedAtMs: enquiry.closedAtMs ?? null,
    followUpDay: enquiry.followUpDay ?? null,
    owner: owner === undefined ? null : staffName(names, owner),
    suspicion: suspicion ? { code: suspicion, words: suspicions[suspicion] } : null,
  };
}
