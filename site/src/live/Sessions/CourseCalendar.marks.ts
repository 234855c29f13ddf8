/** What CourseCalendar.client.ts finds beside the sessions themselves. */
export const marks = {
  /** Says how many sessions are past, and of when. */
  pastWords: 'data-past-words',
  /** A course in the list of those that wait for a date, with the first day of its last session. */
  waiting: 'data-waiting',
  /** A group of such courses. */
  group: 'data-waiting-group',
  /** Says how many of them there are. */
  waitingCount: 'data-waiting-count',
  /**
   * What unfolds by itself: `next`, the first month, and every month where there is room; `wide`, where there is room;
   * `none`, while no session is to come.
   */
  unfold: 'data-unfold',
} as const;
