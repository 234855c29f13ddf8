/** What Sessions.client.ts finds dates by, wherever they stand: in the list of a course, the calendar, the picture. */
export const marks = {
  /** The first day of a session. */
  session: 'data-session',
  /** `upcoming` or `past`. */
  state: 'data-state',
  /** The state for which a part of a session shows. */
  when: 'data-when',
  /** A section with sessions, or its heading's note: `open` while one is upcoming, else `none`. */
  list: 'data-sessions',
  /** The same of a part of that section. */
  whenList: 'data-when-list',
  /** Where sessions to come are listed, with how their first days begin: `2025-08`, or nothing for all of them. */
  upcoming: 'data-upcoming',
  /** Where they go once they are past. */
  past: 'data-past',
} as const;
