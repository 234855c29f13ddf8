import { toIsoDay } from '@vanda/forms/day';
import { isUpcoming } from '@vanda/forms/session-state';
import { pastDates } from './past-dates.ts';

export const today = toIsoDay(new Date());

export const elementsWith = (root: ParentNode, attribute: string) => [
  ...root.querySelectorAll<HTMLElement>(`[${attribute}]`),
];
export const readAttribute = (element: Element, attribute: string) => element.getAttribute(attribute) ?? '';

/** Sets each state by the visitor's clock (decision 33, Dates). */
export function updateSessions() {
  for (const session of elementsWith(document, 'data-session')) {
    const state = isUpcoming(readAttribute(session, 'data-session'), today) ? 'upcoming' : 'past';
    session.setAttribute('data-state', state);
    show(session, 'data-when', state);
  }
  for (const list of elementsWith(document, 'data-sessions')) updateSection(list);
}

/** Updates courses without an upcoming date. */
export function updateCourses() {
  const courses = elementsWith(document, 'data-waiting');
  for (const course of courses) course.hidden = isUpcoming(readAttribute(course, 'data-waiting'), today);
  for (const group of elementsWith(document, 'data-waiting-group'))
    group.hidden = !group.querySelector('li:not([hidden])');
  const count = courses.filter(({ hidden }) => !hidden).length;
  for (const summary of elementsWith(document, 'data-waiting-count')) summary.textContent = String(count);
}

function updateSection(list: HTMLElement) {
  const section = list.closest('section') ?? list;
  const [past, ...lists] = [...elementsWith(section, 'data-past'), ...elementsWith(section, 'data-upcoming')];
  // Past sessions precede upcoming ones, in calendar order.
  const rows = [past, ...lists].flatMap((part) => [...(part?.children ?? [])]);
  for (const row of rows) {
    const home =
      readAttribute(row, 'data-state') === 'past'
        ? past
        : lists.find((part) =>
            readAttribute(row, 'data-session').startsWith(readAttribute(part, 'data-upcoming')),
          );
    home?.append(row);
  }
  for (const part of [past, ...lists]) {
    // A list is hidden with the `<details>` around it.
    const whole = part?.closest('details') ?? part;
    if (part && whole) whole.hidden = !part.querySelector(':scope > :not([hidden])');
  }
  for (const line of elementsWith(section, 'data-past-dates'))
    line.textContent = pastDates([...(past?.children ?? [])].map(datesOf));
  const state = lists.some((part) => part.children.length > 0) ? 'open' : 'none';
  list.setAttribute('data-sessions', state);
  show(section, 'data-when-list', state);
}

/** A row of a calendar shows its days without their month. */
const datesOf = (row: Element) =>
  readAttribute(row, 'data-dates') || (row.querySelector('[data-fill="dates"]')?.textContent ?? '');

function show(root: Element, attribute: string, state: string) {
  for (const part of elementsWith(root, attribute)) part.hidden = readAttribute(part, attribute) !== state;
}
