export const nextDateId = 'register-next';

/** `data-way` of the button that sends by the visitor's mail program; the other one posts. */
export const emailWay = 'email';

/**
 * Marks what belongs to one state of a form: shown while a date is open, or while none is; fields in it are disabled
 * while it is hidden.
 */
export const shownWhen = (isWithDate: boolean, isNow: boolean) => ({
  'data-dated': isWithDate ? 'yes' : 'no',
  hidden: isWithDate !== isNow,
});
