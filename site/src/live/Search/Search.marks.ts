/** What the scripts of a search box find its parts by. */
export const marks = {
  /** The box, with the address of the search index. */
  box: 'data-search',
  field: 'data-field',
  clear: 'data-clear',
  hits: 'data-hits',
  /** Says that nothing was found. */
  nothing: 'data-nothing',
  status: 'data-status',
} as const;
