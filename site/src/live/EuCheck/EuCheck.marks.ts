/** What the scripts of the check find its markup by. */
export const marks = {
  /** The start; its value is the address of the rules. */
  start: 'data-check',
  button: 'data-check-start',
  again: 'data-check-again',
  /** Where questions and result stand; hidden until somebody starts. */
  stage: 'data-check-stage',
  /** What stands there before: head and table. */
  before: 'data-check-before',
  status: 'data-check-status',
} as const;
