import { marks } from './ArticleList.marks.ts';
import { categoryOf, countText, filteredPath } from './ArticleList.state.ts';

/**
 * The category buttons of /news. The pages hold every article; this hides those of other categories. The choice stands
 * in the address, so a filtered list can be shared, and Back returns to it.
 */
const news = document.querySelector<HTMLElement>(`[${marks.list}]`);
const parts = (mark: string) => [...(news?.querySelectorAll<HTMLElement>(`[${mark}]`) ?? [])];
const buttons = parts(marks.button);
const rows = parts(marks.row);
const [count] = parts(marks.count);
const [empty] = parts(marks.empty);

const slugOf = (button: HTMLElement) => button.getAttribute(marks.button) ?? '';
const slugs = buttons.map(slugOf);
const chosen = () => categoryOf(location.search, slugs);

function show(slug: string): void {
  for (const row of rows) row.hidden = slug !== '' && row.getAttribute(marks.row) !== slug;
  for (const button of buttons) button.ariaPressed = String(slugOf(button) === slug);
  const shown = rows.filter((row) => row.isConnected && !row.hidden).length;
  const button = buttons.find((candidate) => slugOf(candidate) === slug);
  const label = button?.querySelector(`[${marks.label}]`)?.textContent ?? '';
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
