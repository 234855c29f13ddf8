import { routes } from '../../routing/routes.ts';
import { highlight } from '../../search/highlight.ts';
import { hitAddress, hitTitle, type SearchHit } from '../../search/search-engine.ts';
import { searchCategories } from '../../search/search-index.ts';
import type { SearchState } from './Search.state.ts';

export type SearchParts = ReturnType<typeof partsOf>;

export function partsOf(input: HTMLInputElement) {
  const list = document.createElement('div');
  Object.assign(list, { id: `${input.id}-hits`, role: 'listbox', ariaLabel: 'Search results', hidden: true });
  input.setAttribute('aria-controls', list.id);
  const nothing = document.createElement('p');
  nothing.hidden = true;
  const clear = document.createElement('button');
  Object.assign(clear, { type: 'button', ariaLabel: 'Clear search', textContent: '×', hidden: true });
  const status = document.createElement('p');
  Object.assign(status, { role: 'status', className: 'hiddenVisually' });
  input.after(clear, list, nothing, status);
  return { input, clear, list, nothing, status };
}

export function render(parts: SearchParts, state: SearchState, previous: SearchState): void {
  const { input, list, nothing } = parts;
  const { hits = [], isOpen, active } = state;
  if (state.hits !== previous.hits) {
    drawRows(
      list,
      hits.map((hit, i) => option(hit, optionId(input, i))),
    );
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
  // Set last, because it forces layout.
  if (state.hits !== previous.hits) list.scrollTop = 0;
}

/** Keeps equal rows: most keystrokes change few. */
function drawRows(list: HTMLElement, rows: readonly HTMLElement[]) {
  for (const [i, row] of rows.entries()) {
    const shown = list.children[i];
    if (!shown) list.append(row);
    else if (!shown.isEqualNode(row)) shown.replaceWith(row);
  }
  while (list.children.length > rows.length) list.lastElementChild?.remove();
}

export function announcement({ query, hits }: SearchState): string {
  if (!hits) return '';
  const [first] = hits;
  if (!first) return nothingFound(query);
  return `${hits.length} ${hits.length === 1 ? 'result' : 'results'}, the first is ${hitTitle(first)}`;
}

const optionId = (input: HTMLElement, place: number) => `${input.id}-hit-${place}`;
const nothingFound = (query: string) => `No results found for "${query}"`;

/** A link, so that a result can open in a new tab. */
function option(hit: SearchHit, id: string): HTMLAnchorElement {
  const { entry, terms } = hit;
  const link = document.createElement('a');
  link.href = hitAddress(hit);
  link.id = id;
  link.role = 'option';
  link.ariaSelected = 'false';
  link.tabIndex = -1;
  link.append(
    element('b', marked(hitTitle(hit), terms)),
    element('small', [searchCategories[entry.type]]),
    element('small', marked(entry.excerpt, terms)),
  );
  return link;
}

const marked = (text: string, terms: ReadonlySet<string>): (string | Node)[] =>
  highlight(text, terms).map((part) => (part.isMarked ? element('mark', [part.text]) : part.text));

function noResults(query: string): (string | Node)[] {
  const link = document.createElement('a');
  const message = `I searched your site for "${query}".`;
  link.href = `${routes.contact}?${new URLSearchParams({ message })}`;
  link.textContent = 'Ask us about it';
  return [`${nothingFound(query)}. `, link];
}

function element(name: 'b' | 'small' | 'mark', content: (string | Node)[]): HTMLElement {
  const created = document.createElement(name);
  created.append(...content);
  return created;
}
