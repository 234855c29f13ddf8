/** What ReadinessTool.client.ts finds its figures by: the score of an area, or of all together. */
export const marks = { score: 'data-score' } as const;
/** The score of all areas together. */
export const together = 'all';
