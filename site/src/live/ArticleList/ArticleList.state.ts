/** The filter of /news: its state is `?category=technology`, so that it can be shared and survives Back. */

/** `Company News` → `company-news`. */
export const categorySlug = (category: string) => category.toLowerCase().replaceAll(' ', '-');

/** The category that an address asks for; an empty one means all. What nobody knows means all too. */
export function categoryOf(search: string, known: readonly string[]): string {
  const asked = new URLSearchParams(search).get('category') ?? '';
  return known.includes(asked) ? asked : '';
}

/** The address of a filtered list, from `/news` on. */
export const filteredPath = (path: string, slug: string) => (slug ? `${path}?category=${slug}` : path);

/** What the live region says. */
export function countText(count: number, category?: string): string {
  const articles = count === 1 ? '1 article' : `${count} articles`;
  return category ? `${articles} in ${category}` : articles;
}
