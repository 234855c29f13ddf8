/** What Sessions.client.ts finds dates by, wherever they stand: in the list of a course, the calendar, the picture. */
export const marks = {
  /** The first day of a session; on a month, that of its last session. */
  session: 'data-session',
  /** `upcoming` or `past`. */
  state: 'data-state',
  /** The state for which a part of a session shows. */
  when: 'data-when',
  /** A list of sessions: `open` while one is upcoming, else `none`. */
  list: 'data-sessions',
  /** The same of a part of a list. */
  whenList: 'data-when-list',
} as const;
