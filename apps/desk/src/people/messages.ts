export const statusNames = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
  suspected: 'Suspected robot',
} as const;
