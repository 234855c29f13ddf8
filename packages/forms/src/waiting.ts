import type { Form } from './form.ts';
import { retentionDays } from './notice.ts';
import { inWords } from './plural.ts';

export const fullLabel = 'Full: join the waiting list';

export type Oversize = { readonly seats: number; readonly capacity: number };

export const oversizeNote = ({ seats, capacity }: Oversize): string =>
  `This session has ${inWords(capacity, 'seat')}, and we count ${seats} for your group, so it can’t fit. We will contact you about a private class or several dates.`;

export const untilDated = {
  title: 'Be told first',
  note: 'No date yet. Your first name and email are enough: we will write to you first.',
  send: 'Tell me first',
  success: {
    title: 'You are on the list',
    note: `Nothing is booked: no seat is kept for you, and nothing is charged. We write to you when a date is set. After ${retentionDays} days without one we delete what you sent.`,
  },
} as const;

export type Outcome = {
  readonly isWaiting?: boolean | undefined;
  readonly isInterest?: boolean | undefined;
  readonly oversize?: Oversize | undefined;
};

export function successOf(form: Form, { isWaiting, isInterest, oversize }: Outcome): Form['success'] {
  if (isInterest) return untilDated.success;
  if (!isWaiting) return form.success;
  return oversize
    ? { title: 'Your group is larger than this session', note: oversizeNote(oversize) }
    : {
        title: 'You are on the waiting list',
        note: 'This date is full at the moment, so your registration is on its waiting list. We write to you as soon as it fits, and nothing is due until then.',
      };
}
