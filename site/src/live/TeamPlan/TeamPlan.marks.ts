/** What the scripts of the plan find its markup by. */
export const marks = {
  /** The section; its value is the address of words and conditions. */
  plan: 'data-plan',
  /** On the section: what to say where the rest could not load. */
  failed: 'data-plan-failed',
  /** On the section: what a button of the comparison is called, with a place for the course. */
  addName: 'data-plan-add',
  stage: 'data-plan-stage',
  status: 'data-plan-status',
  /** On a button of the comparison: the course's slug, beside the numbers that the plan counts with. */
  add: 'data-add',
  price: 'data-price',
  /** For whom the price counts, where the course page says so. */
  per: 'data-per',
  days: 'data-days',
  weeks: 'data-weeks',
  meetings: 'data-meetings',
  /** First day of the last public session. */
  last: 'data-last',
  /** On a button whose course is in the plan. */
  inPlan: 'data-in-plan',
} as const;

/** On the document, once the plan's first script runs: what can be pressed shows. */
export const plansMark = 'data-plans';

/** What a link to a plan begins with, behind its address. */
export const planPrefix = '#plan=';
