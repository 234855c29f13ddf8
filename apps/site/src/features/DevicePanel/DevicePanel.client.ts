import type { StorageKey } from '../../config/storage-keys.ts';
import { readSearchEvents } from '../../search/search-events.ts';
import { type SearchSummary, summariseSearches } from '../../search/search-summary.ts';
import { amountOf, deleteEntries, entriesUnder, readableText } from './stored-data.ts';

const panel = document.querySelector<HTMLElement>('[data-device-panel]');
const part = (hook: string, root: Element | null = panel) => root?.querySelector(`[${hook}]`);
const rows = [...(panel?.querySelectorAll('[data-kept]') ?? [])];
const keyOf = (row: Element) => row.getAttribute('data-kept') as StorageKey;

function storageOf(row: Element): Storage | undefined {
  try {
    return row.getAttribute('data-area') === 'local' ? localStorage : sessionStorage;
  } catch {
    return undefined;
  }
}

function show() {
  for (const row of rows) {
    const storage = storageOf(row);
    const entries = storage ? entriesUnder(storage, keyOf(row)) : [];
    write(part('data-amount', row), amountOf(entries));
    write(part('data-content', row), entries.map(readableText).join('\n\n'));
    setHidden(part('data-details', row), entries.length === 0);
  }
  showSummary(summariseSearches(readSearchEvents()));
}

function showSummary(summary: SearchSummary) {
  setHidden(part('data-summary'), summary.totalSearches === 0);
  for (const name of ['totalSearches', 'uniqueQueries', 'averageResultsPerQuery'] as const) {
    const amount = summary[name];
    // Locale data takes 90 ms to load on a phone, for few visitors.
    const text = amount === 0 ? '0' : amount.toLocaleString('en-SG', { maximumFractionDigits: 1 });
    write(panel?.querySelector(`[data-stat="${name}"]`), text);
  }
  for (const name of ['topQueries', 'noResultQueries'] as const) {
    const queries = panel?.querySelector(`[data-queries="${name}"]`) ?? null;
    setHidden(queries, summary[name].length === 0);
    part('data-query-list', queries)?.replaceChildren(
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
  const button = target instanceof Element ? target.closest('[data-forget]') : null;
  if (!button) return;
  const key = button.getAttribute('data-forget');
  const chosen = rows.filter((row) => !key || keyOf(row) === key);
  for (const row of chosen) {
    const storage = storageOf(row);
    if (storage) deleteEntries(storage, keyOf(row));
  }
  show();
  const names = chosen.map((row) => part('data-name', row)?.textContent?.toLowerCase());
  write(part('data-message'), `Deleted from this device: ${names.join(', ')}.`);
});
// Another tab, or a search on this page, may have changed the storage.
for (const type of ['pointerenter', 'focusin']) panel?.addEventListener(type, show);
addEventListener('storage', show);
addEventListener('pageshow', show);

const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
setHidden(part('data-privacy-signal'), !globalPrivacyControl);
show();
panel?.removeAttribute('data-unready');
