import { isUpcoming, toIsoDay } from '@vanda/enquiry/day';
import { marks } from './Sessions.marks.ts';

/** The visitor's day, as Singapore has it. */
export const today = toIsoDay(new Date());

/** The elements below another that have a mark, and the value that one has. */
export const marked = (root: ParentNode, mark: string) => [
  ...root.querySelectorAll<HTMLElement>(`[${mark}]`),
];
export const markOf = (element: Element, mark: string) => element.getAttribute(mark) ?? '';

/**
 * Judges every session by the visitor's own clock, in both directions (decision 33, Dates): a page built months ago sells no dead date, and
 * one opened with an earlier clock reads as it did then. Sessions to come stand in their lists, past ones move to the
 * history of their section.
 */
export function judgeSessions() {
  for (const session of marked(document, marks.session)) {
    const state = isUpcoming(markOf(session, marks.session), today) ? 'upcoming' : 'past';
    session.setAttribute(marks.state, state);
    show(session, marks.when, state);
  }
  for (const list of marked(document, marks.list)) judgeSection(list);
}

function judgeSection(list: HTMLElement) {
  const section = list.closest('section') ?? list;
  const [past, ...lists] = [...marked(section, marks.past), ...marked(section, marks.upcoming)];
  // What is past came before what is to come: in this order all of them are in the order of the calendar.
  const rows = [past, ...lists].flatMap((part) => [...(part?.children ?? [])]);
  for (const row of rows) {
    const home =
      markOf(row, marks.state) === 'past'
        ? past
        : lists.find((part) => markOf(row, marks.session).startsWith(markOf(part, marks.upcoming)));
    home?.append(row);
  }
  for (const part of [past, ...lists]) {
    // A list goes with the month, or the history, that folds it.
    const whole = part?.closest('details') ?? part;
    if (part && whole) whole.hidden = part.children.length === 0;
  }
  const state = lists.some((part) => part.children.length > 0) ? 'open' : 'none';
  list.setAttribute(marks.list, state);
  show(section, marks.whenList, state);
}

/** Shows the parts that are marked for a state, and hides those of the other. */
function show(root: Element, mark: string, state: string) {
  for (const part of marked(root, mark)) part.hidden = markOf(part, mark) !== state;
}
