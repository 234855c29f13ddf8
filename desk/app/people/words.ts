/** Where an enquiry stands, in a word. */
export const standingWord = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
  suspected: 'Suspected robot',
} as const;
