import { readSearchEvents } from '../../search/search-events.ts';
import { type SearchSummary, summariseSearches } from '../../search/search-summary.ts';
import type { StorageKey } from '../../storage-keys.ts';
import { amountOf, forget, keptUnder, legible } from './kept-data.ts';

/** Fills the privacy policy's panel with what is on this device now, and deletes it on request. */
const panel = document.querySelector<HTMLElement>('[data-device-panel]');
const rows = [...(panel?.querySelectorAll<HTMLElement>('[data-kept]') ?? [])];
const keyOf = (row: HTMLElement) => row.dataset.kept as StorageKey;

/** The storage that a row tells about; undefined where the browser denies it. Then nothing is kept either. */
function storageOf(row: HTMLElement): Storage | undefined {
  try {
    return row.dataset.area === 'local' ? localStorage : sessionStorage;
  } catch {
    return undefined;
  }
}

function show() {
  for (const row of rows) {
    const storage = storageOf(row);
    const kept = storage ? keptUnder(storage, keyOf(row)) : [];
    write(row.querySelector('[data-amount]'), amountOf(kept));
    write(row.querySelector('pre'), kept.map(legible).join('\n\n'));
    setHidden(row.querySelector('details'), kept.length === 0);
  }
  const [searches] = rows;
  const storage = searches && storageOf(searches);
  showSummary(summariseSearches(storage ? readSearchEvents(storage) : []));
}

function showSummary(summary: SearchSummary) {
  setHidden(panel?.querySelector('[data-summary]'), summary.totalSearches === 0);
  for (const name of ['totalSearches', 'uniqueQueries', 'averageResultsPerQuery'] as const) {
    const figure = summary[name].toLocaleString('en-SG', { maximumFractionDigits: 1 });
    write(panel?.querySelector(`[data-figure="${name}"]`), figure);
  }
  for (const name of ['topQueries', 'noResultQueries'] as const) {
    const list = panel?.querySelector(`[data-queries="${name}"]`);
    setHidden(list, summary[name].length === 0);
    list?.querySelector('ol')?.replaceChildren(
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
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-forget]') : null;
  if (!button) return;
  const chosen = rows.filter((row) => !button.dataset.forget || keyOf(row) === button.dataset.forget);
  for (const row of chosen) {
    const storage = storageOf(row);
    if (storage) forget(storage, keyOf(row));
  }
  show();
  const names = chosen.map((row) => row.querySelector('h3')?.textContent?.toLowerCase());
  write(panel.querySelector('[role="status"]'), `Deleted from this device: ${names.join(', ')}.`);
});
// A search on this page, or another tab, may have added something.
for (const type of ['pointerenter', 'focusin']) panel?.addEventListener(type, show);
addEventListener('storage', show);
addEventListener('pageshow', show);

const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
setHidden(panel?.querySelector('[data-privacy-signal]'), !globalPrivacyControl);
show();
