import { readSearchEvents } from '../../search/search-events.ts';
import { type SearchSummary, summariseSearches } from '../../search/search-summary.ts';
import { type StorageKey, searchEventsKey } from '../../storage-keys.ts';
import { marks } from './DevicePanel.marks.ts';
import { amountOf, forget, keptUnder, legible } from './kept-data.ts';

/** Fills the privacy policy's panel with what is on this device now, and deletes it on request. */
const panel = document.querySelector<HTMLElement>(`[${marks.panel}]`);
const part = (mark: string, root: Element | null = panel) => root?.querySelector(`[${mark}]`);
const rows = [...(panel?.querySelectorAll(`[${marks.row}]`) ?? [])];
const keyOf = (row: Element) => row.getAttribute(marks.row) as StorageKey;

/** The storage that a row tells about; undefined where the browser denies it. Then nothing is kept either. */
function storageOf(row: Element): Storage | undefined {
  try {
    return row.getAttribute(marks.area) === 'local' ? localStorage : sessionStorage;
  } catch {
    return undefined;
  }
}

function show() {
  for (const row of rows) {
    const storage = storageOf(row);
    const kept = storage ? keptUnder(storage, keyOf(row)) : [];
    write(part(marks.amount, row), amountOf(kept));
    write(part(marks.content, row), kept.map(legible).join('\n\n'));
    setHidden(part(marks.details, row), kept.length === 0);
  }
  const searches = rows.find((row) => keyOf(row) === searchEventsKey);
  const storage = searches && storageOf(searches);
  showSummary(summariseSearches(storage ? readSearchEvents(storage) : []));
}

function showSummary(summary: SearchSummary) {
  setHidden(part(marks.summary), summary.totalSearches === 0);
  for (const name of ['totalSearches', 'uniqueQueries', 'averageResultsPerQuery'] as const) {
    const amount = summary[name];
    // Language data takes a phone 90 ms to load, and most visitors have not searched.
    const figure = amount === 0 ? '0' : amount.toLocaleString('en-SG', { maximumFractionDigits: 1 });
    write(panel?.querySelector(`[${marks.figure}="${name}"]`), figure);
  }
  for (const name of ['topQueries', 'noResultQueries'] as const) {
    const queries = panel?.querySelector(`[${marks.queries}="${name}"]`) ?? null;
    setHidden(queries, summary[name].length === 0);
    part(marks.queryList, queries)?.replaceChildren(
      ...summary[name].map(({ query, count }) => {
        const item = document.createElement('li');
        item.append(element(query), element(`${count}`));
        return item;
      }),
    );
  }
}

function element(text: string): HTMLElement {
  const created = document.createElement('span');
  created.textContent = text;
  return created;
}

function write(target: Element | null | undefined, text: string) {
  if (target && target.textContent !== text) target.textContent = text;
}

function setHidden(target: Element | null | undefined, isHidden: boolean) {
  target?.toggleAttribute('hidden', isHidden);
}

panel?.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest(`[${marks.forget}]`) : null;
  if (!button) return;
  const key = button.getAttribute(marks.forget);
  const chosen = rows.filter((row) => !key || keyOf(row) === key);
  for (const row of chosen) {
    const storage = storageOf(row);
    if (storage) forget(storage, keyOf(row));
  }
  show();
  const names = chosen.map((row) => part(marks.name, row)?.textContent?.toLowerCase());
  write(part(marks.message), `Deleted from this device: ${names.join(', ')}.`);
});
// A search on this page, or another tab, may have added something.
for (const type of ['pointerenter', 'focusin']) panel?.addEventListener(type, show);
addEventListener('storage', show);
addEventListener('pageshow', show);

const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
setHidden(part(marks.signal), !globalPrivacyControl);
show();
