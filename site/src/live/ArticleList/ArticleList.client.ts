import { categoryOf, countText, filteredPath } from './ArticleList.state.ts';

/**
 * The category buttons of /news. The pages hold every article; this hides those of other categories. The choice stands
 * in the address, so a filtered list can be shared, and Back returns to it.
 */
const news = document.querySelector<HTMLElement>('[data-news]');
const buttons = [...(news?.querySelectorAll<HTMLButtonElement>('button[data-slug]') ?? [])];
const rows = [...(news?.querySelectorAll<HTMLElement>('[data-category]') ?? [])];
const count = news?.querySelector<HTMLElement>('[data-count]');
const empty = news?.querySelector<HTMLElement>('[data-empty]');

const slugs = buttons.map(({ dataset }) => dataset.slug ?? '');
const chosen = () => categoryOf(location.search, slugs);

function show(slug: string): void {
  for (const row of rows) row.hidden = slug !== '' && row.dataset.category !== slug;
  for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.slug === slug));
  const shown = rows.filter((row) => row.isConnected && !row.hidden).length;
  const label = buttons.find(({ dataset }) => dataset.slug === slug)?.firstChild?.textContent ?? '';
  const text = countText(shown, slug ? label.trim() : undefined);
  if (count && count.textContent !== text) count.textContent = text;
  if (empty) empty.hidden = shown > 0;
}

for (const button of buttons) {
  button.addEventListener('click', () => {
    const slug = button.dataset.slug ?? '';
    if (slug === chosen()) return;
    history.pushState(null, '', filteredPath(location.pathname, slug));
    show(slug);
  });
}
addEventListener('popstate', () => show(chosen()));
if (news) {
  show(chosen());
  news.dataset.ready = '';
}
