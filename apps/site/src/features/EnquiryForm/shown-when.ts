export const nextDateId = 'register-next';

/** The other button posts. */
export const emailWay = 'email';

/** Shown while a date is open, or while none is; hidden fields are disabled. */
export const shownWhen = (isWithDate: boolean, isNow: boolean) => ({
  'data-dated': isWithDate ? 'yes' : 'no',
  hidden: isWithDate !== isNow,
});

/** What the post button says in each state. */
export const saidWhen = (state: 'editing' | 'sending' | 'failed') => ({
  'data-said': state,
  hidden: state !== 'editing',
});
