/** What TierTool.client.ts reads of a rule: the outcome that it leads to, and whether Annex III lists the use. */
export const marks = { outcome: 'data-outcome', listed: 'data-listed' } as const;
