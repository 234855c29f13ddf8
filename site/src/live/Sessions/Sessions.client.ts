import { sessionState } from '@vanda/enquiry/day';

/**
 * Judges every session by the visitor's own clock, in both directions (decision 33, Dates): a page built months ago
 * sells no dead date, and one opened with an earlier clock reads as it did then. Inside a `data-session`, parts with
 * `data-when="upcoming"` or `"past"` show for that state only; inside a `data-sessions` list, parts with
 * `data-when-list="open"` show where a session is upcoming and those with `"none"` where none is.
 */
const now = new Date();
// A phone opens the next month only: twelve rows would push the rest of the page out of reach.
const isWide = matchMedia('(min-width: 40rem)').matches;
let isMonthOpen = false;

function show(root: HTMLElement, attribute: 'when' | 'whenList', selector: string, value: string) {
  for (const part of root.querySelectorAll<HTMLElement>(selector))
    part.hidden = part.dataset[attribute] !== value;
}

for (const session of document.querySelectorAll<HTMLElement>('[data-session]')) {
  const state = sessionState(session.dataset.session ?? '', now);
  session.dataset.state = state;
  show(session, 'when', '[data-when]', state);
  if (session instanceof HTMLDetailsElement) {
    session.open = state === 'upcoming' && (isWide || !isMonthOpen);
    isMonthOpen ||= session.open;
  }
}

for (const list of document.querySelectorAll<HTMLElement>('[data-sessions]')) {
  const state = list.querySelector('[data-state="upcoming"]') ? 'open' : 'none';
  list.dataset.sessions = state;
  show(list, 'whenList', '[data-when-list]', state);
}
