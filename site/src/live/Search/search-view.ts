import { routes } from '../../routes.ts';
import { highlight, type Segment } from '../../search/highlight.ts';
import { hitAddress, hitTitle, type SearchHit } from '../../search/search-engine.ts';
import { marks } from './Search.marks.ts';
import type { SearchState } from './Search.state.ts';

/** The parts of a search box that SearchBox renders empty. */
export type SearchParts = {
  input: HTMLInputElement;
  clear: HTMLButtonElement;
  list: HTMLElement;
  nothing: HTMLElement;
  status: HTMLElement;
};

export function partsOf(box: HTMLElement): SearchParts {
  const part = <Part extends HTMLElement>(mark: string) => {
    const found = box.querySelector<Part>(`[${mark}]`);
    if (!found) throw new Error(`The search box lacks its ${mark}`);
    return found;
  };
  return {
    input: part(marks.field),
    clear: part(marks.clear),
    list: part(marks.hits),
    nothing: part(marks.nothing),
    status: part(marks.status),
  };
}

/** Draws the results that changed; otherwise only what is open and what is reached. */
export function render(parts: SearchParts, state: SearchState, previous: SearchState): void {
  const { input, list, nothing } = parts;
  const { hits = [], isOpen, active } = state;
  if (state.hits !== previous.hits) {
    drawRows(list, hits, input);
    if (state.hits?.length === 0) nothing.replaceChildren(...noResults(state.query));
  }
  const isListOpen = isOpen && hits.length > 0;
  list.hidden = !isListOpen;
  nothing.hidden = !isOpen || hits.length > 0;
  input.ariaExpanded = String(isListOpen);
  for (const [i, row] of [...list.children].entries()) {
    const isSelected = String(i === active);
    if (row.ariaSelected !== isSelected) row.ariaSelected = isSelected;
  }
  if (active === undefined) input.removeAttribute('aria-activedescendant');
  else {
    input.setAttribute('aria-activedescendant', optionId(input, active));
    list.children[active]?.scrollIntoView({ block: 'nearest' });
  }
  // Last, because it makes the browser lay the page out.
  if (state.hits !== previous.hits) list.scrollTop = 0;
}

/** What a part of a row shows. */
const written = new WeakMap<Element, string>();

/** Rows stay in the page and take on what is found now: a new one is styled and laid out whole. */
function drawRows(list: HTMLElement, hits: readonly SearchHit[], input: HTMLInputElement) {
  for (const [i, hit] of hits.entries()) {
    const shown = list.children[i];
    if (shown instanceof HTMLAnchorElement) fill(shown, hit);
    else list.append(fill(emptyRow(optionId(input, i)), hit));
  }
  while (list.children.length > hits.length) list.lastElementChild?.remove();
}

/** What assistive technology is told once the visitor stops typing. */
export function announcement({ query, hits }: SearchState): string {
  if (!hits) return '';
  const [first] = hits;
  if (!first) return nothingFound(query);
  return `${hits.length} ${hits.length === 1 ? 'result' : 'results'}, the first is ${hitTitle(first)}`;
}

const optionId = (input: HTMLElement, place: number) => `${input.id}-hit-${place}`;
const nothingFound = (query: string) => `No results found for "${query}"`;

/** A link, so that it opens in a new tab like any other; the focus stays in the field. */
function emptyRow(id: string): HTMLAnchorElement {
  const row = document.createElement('a');
  row.id = id;
  row.role = 'option';
  row.ariaSelected = 'false';
  row.tabIndex = -1;
  row.append(...['b', 'small', 'small'].map((name) => document.createElement(name)));
  return row;
}

function fill(row: HTMLAnchorElement, hit: SearchHit): HTMLAnchorElement {
  const { entry, terms } = hit;
  const [title, category, excerpt] = row.children;
  const address = hitAddress(hit);
  if (row.getAttribute('href') !== address) row.href = address;
  if (title) write(title, highlight(hitTitle(hit), terms));
  if (category) write(category, [{ text: entry.category, isMarked: false }]);
  if (excerpt) write(excerpt, highlight(entry.excerpt, terms));
  return row;
}

/** Most letters change few of the texts: one that stays the same is not laid out again. */
function write(place: Element, segments: readonly Segment[]) {
  const text = JSON.stringify(segments);
  if (written.get(place) === text) return;
  written.set(place, text);
  place.replaceChildren(...segments.map((one) => (one.isMarked ? mark(one.text) : one.text)));
}

/** The way on from nothing: Contact, with the query in the message. */
function noResults(query: string): (string | Node)[] {
  const link = document.createElement('a');
  const message = `I searched your site for "${query}".`;
  link.href = `${routes.contact}?${new URLSearchParams({ message })}`;
  link.textContent = 'Ask us about it';
  return [`${nothingFound(query)}. `, link];
}

function mark(text: string): HTMLElement {
  const created = document.createElement('mark');
  created.append(text);
  return created;
}
