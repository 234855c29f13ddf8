import { sessionState } from '@vanda/enquiry/day';
import { marks } from './Sessions.marks.ts';

/**
 * Judges every session by the visitor's own clock, in both directions (decision 33, Dates): a page built months ago sells no dead date, and
 * one opened with an earlier clock reads as it did then.
 */
const now = new Date();
// A phone opens the next month only: twelve rows would push the rest of the page out of reach.
const isWide = matchMedia('(min-width: 40rem)').matches;
let isMonthOpen = false;

/** Shows the parts that are marked for a state, and hides those of the other. */
function show(root: Element, mark: string, state: string) {
  for (const part of root.querySelectorAll<HTMLElement>(`[${mark}]`))
    part.hidden = part.getAttribute(mark) !== state;
}

for (const session of document.querySelectorAll(`[${marks.session}]`)) {
  const state = sessionState(session.getAttribute(marks.session) ?? '', now);
  session.setAttribute(marks.state, state);
  show(session, marks.when, state);
  if (session instanceof HTMLDetailsElement) {
    session.open = state === 'upcoming' && (isWide || !isMonthOpen);
    isMonthOpen ||= session.open;
  }
}

for (const list of document.querySelectorAll(`[${marks.list}]`)) {
  const state = list.querySelector(`[${marks.state}="upcoming"]`) ? 'open' : 'none';
  list.setAttribute(marks.list, state);
  show(list, marks.whenList, state);
}
