const longestSlug = 60;

/** `Three dates in January` becomes `three-dates-in-january`; cut at a word. */
export function suggestSlug(title: string): string {
  const slug = title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return slug.length <= longestSlug ? slug : slug.slice(0, longestSlug + 1).replace(/-[^-]*$/, '');
}
