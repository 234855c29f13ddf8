/** `Company News` → `company-news`. */
export const categorySlug = (category: string) => category.toLowerCase().replaceAll(' ', '-');

export function categoryOf(search: string, known: readonly string[]): string {
  const asked = new URLSearchParams(search).get('category') ?? '';
  return known.includes(asked) ? asked : '';
}

export const filteredPath = (path: string, slug: string) => (slug ? `${path}?category=${slug}` : path);

export function countText(count: number, category?: string): string {
  const articles = count === 1 ? '1 article' : `${count} articles`;
  return category ? `${articles} in ${category}` : articles;
}
