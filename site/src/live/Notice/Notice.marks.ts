/** What Notice.client.ts finds a notice by. */
export const marks = {
  /** First day on which it shows. */
  from: 'data-notice-from',
  /** Last one. */
  until: 'data-notice-until',
} as const;
