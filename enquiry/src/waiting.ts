import type { Form, FormId } from './form.ts';

/** What a date that has no seat left is called, where it can still be chosen. */
export const fullLabel = 'Full: join the waiting list';

/** The words after a registration: of the form, or of the waiting list when the seats were gone. */
export function successOf(form: Form, isWaiting: boolean): Form['success'] {
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
