/** What ReadinessTool.client.ts finds its figures by: the score of an area, or of all together. */
export const marks = {
  score: 'data-score',
  /** Where a printed gap gets its owner and day. */
  signOff: 'data-sign-off',
} as const;
/** The score of all areas together. */
export const together = 'all';
