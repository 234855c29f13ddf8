export const nextDateId = 'register-next';

/** The other button posts. */
export const emailWay = 'email';

/** Shown while a date is open, or while none is; hidden fields are disabled. */
export const shownWhen = (isWithDate: boolean, isNow: boolean) => ({
  'data-dated': isWithDate ? 'yes' : 'no',
  hidden: isWithDate !== isNow,
});
