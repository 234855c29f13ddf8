import { categoryOf, countText, filteredPath } from './ArticleList.state.ts';

const news = document.querySelector<HTMLElement>('[data-news]');
const parts = (hook: string) => [...(news?.querySelectorAll<HTMLElement>(`[${hook}]`) ?? [])];
const buttons = parts('data-slug');
const rows = parts('data-category');
const [count] = parts('data-count');
const [empty] = parts('data-empty');

const slugOf = (button: HTMLElement) => button.getAttribute('data-slug') ?? '';
const slugs = buttons.map(slugOf);
const chosen = () => categoryOf(location.search, slugs);

function show(slug: string): void {
  for (const row of rows) row.hidden = slug !== '' && row.getAttribute('data-category') !== slug;
  for (const button of buttons) button.ariaPressed = String(slugOf(button) === slug);
  const shown = rows.filter((row) => row.isConnected && !row.hidden).length;
  const button = buttons.find((candidate) => slugOf(candidate) === slug);
  const label = button?.querySelector('[data-label]')?.textContent ?? '';
  const text = countText(shown, slug ? label : undefined);
  if (count && count.textContent !== text) count.textContent = text;
  if (empty) empty.hidden = shown > 0;
}

for (const button of buttons) {
  button.addEventListener('click', () => {
    const slug = slugOf(button);
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
