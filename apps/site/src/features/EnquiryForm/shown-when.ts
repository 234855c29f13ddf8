export const nextDateId = 'register-next';

/** `data-way` of the button that sends by the visitor's mail program; the other one posts. */
export const emailWay = 'email';

/** Shown while a date is open, or while none is; hidden fields are disabled. */
export const shownWhen = (isWithDate: boolean, isNow: boolean) => ({
  'data-dated': isWithDate ? 'yes' : 'no',
  hidden: isWithDate !== isNow,
});
