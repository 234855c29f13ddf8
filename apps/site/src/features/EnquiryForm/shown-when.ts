export const nextDateId = 'register-next';

/** Value of the button that opens the mail program; the other button posts. */
export const emailWay = 'email';

/** Shows an element while a date is open, or while none is. Hidden fields are disabled. */
export const shownWhen = (isWithDate: boolean, isNow: boolean) => ({
  'data-dated': isWithDate ? 'yes' : 'no',
  hidden: isWithDate !== isNow,
});

/** Text of the post button in each state. */
export const saidWhen = (state: 'editing' | 'sending' | 'failed') => ({
  'data-said': state,
  hidden: state !== 'editing',
});
