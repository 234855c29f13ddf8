/** What the scripts of a form find its markup by, and tell each other. */
export const marks = {
  /** A form, with its id. */
  form: 'data-enquiry',
  /** A choice of date, with the first day of its session. */
  start: 'data-start',
  /** A button that sends by another way than posting, with its name. */
  way: 'data-way',
  /** A form that was sent before its script was there, with the way of its button. */
  held: 'data-held',
  /** The form's script is there. */
  live: 'data-live',
} as const;

/** Id of the choice "Next available date"; links lead to it. */
export const nextDateId = 'register-next';
