import { sessionState } from '../lib/session-status.ts';

/**
 * Judges every session by the visitor's own clock, in both directions (decisions.md, Dates): a page built months ago
 * sells no dead date, and one opened with an earlier clock reads as it did then. Elements inside a `data-session`
 * that carry `data-when="upcoming"` or `"past"` show for that state only. `data-when-none="upcoming"` on a list's
 * sibling shows where none is upcoming.
 */
const now = new Date();
for (const element of document.querySelectorAll<HTMLElement>('[data-session]')) {
  const state = sessionState(element.dataset.session ?? '', now);
  element.dataset.state = state;
  for (const part of element.querySelectorAll<HTMLElement>('[data-when]')) {
    part.hidden = part.dataset.when !== state;
  }
}
