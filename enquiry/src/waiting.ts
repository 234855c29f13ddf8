import type { Form, FormId } from './form.ts';

/** What a date that has no seat left is called, where it can still be chosen. */
export const fullLabel = 'Full: join the waiting list';

/** A group that is larger than its session: it waits, but will never fit. */
export type Oversize = {
  /** Seats that the group is counted with. */
  readonly seats: number;
  /** Seats that the session has in all. */
  readonly capacity: number;
};

/** Why a group can't fit, and what happens now. */
export function oversizeNote({ seats, capacity }: Oversize): string {
  const has = capacity === 1 ? 'one seat' : `${capacity} seats`;
  return `This session has ${has}, and we count ${seats} for your group, so it can’t fit. We will contact you about a private class or several dates.`;
}

/** The words after a registration: of the form, or of the waiting list when the seats were gone or too few. */
export function successOf(form: Form, isWaiting: boolean, oversize?: Oversize): Form['success'] {
  if (isWaiting && oversize) {
    return { title: 'Your group is larger than this session', note: oversizeNote(oversize) };
  }
  return isWaiting
    ? {
        title: 'You are on the waiting list',
        note: 'This date is full at the moment, so your registration is on its waiting list. We write to you as soon as it fits, and nothing is due until then.',
      }
    : form.success;
}

/** Path that says which dates of a form are full. */
export function availabilityPath(id: FormId): string {
  return `/api/availability/${id}`;
}
