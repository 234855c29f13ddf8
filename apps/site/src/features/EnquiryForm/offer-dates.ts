import { sessionState } from '@vanda/forms/session-state';
import { nextDateId } from './shown-when.ts';

const now = new Date();

/** “Next available date” is offered once a date is past, or none exists. */
export function offerDates(form: HTMLFormElement, isFirst: boolean) {
  const dates = [...form.querySelectorAll<HTMLInputElement>('[data-start]')];
  for (const date of dates)
    offer(date, sessionState(date.getAttribute('data-start') ?? '', now) === 'upcoming');
  const next = form.querySelector<HTMLInputElement>(`#${nextDateId}`);
  if (!next) return;
  const offered = dates.filter((date) => !date.disabled);
  offer(next, offered.length < dates.length || dates.length === 0);
  // A later run keeps the choice, which may be the visitor's.
  if (isFirst || offered.length === 0) next.checked = offered.length === 0;
  const isWithDate = offered.length > 0;
  showParts(document, isWithDate);
  for (const part of document.querySelectorAll('[data-titles]')) {
    const [dated, undated] = part.getAttribute('data-titles')?.split('|') ?? [];
    const heading = part.closest('section')?.querySelector('h2');
    if (heading) heading.textContent = (isWithDate ? dated : undated) ?? '';
  }
}

export function showParts(parent: ParentNode, isWithDate: boolean) {
  for (const part of parent.querySelectorAll<HTMLElement>('[data-dated]'))
    part.hidden = (part.getAttribute('data-dated') === 'yes') !== isWithDate;
}

function offer(choice: HTMLInputElement, isOffered: boolean) {
  choice.disabled = !isOffered;
  if (!isOffered) choice.checked = false;
  const tile = choice.labels?.[0];
  if (tile) tile.hidden = !isOffered;
}
