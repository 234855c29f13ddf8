import type { DraftRow } from '@vanda/desk-api/drafts';

export function draftSearch(draft: string | null | undefined): string {
  return draft ? `?draft=${draft}` : '';
}

export function entryAddress(
  { collection, slug }: { collection: string; slug: string },
  draft?: string | null,
  field?: string,
): string {
  return `/content/${collection}/${slug}${draftSearch(draft)}${field ? `#${field}` : ''}`;
}

/** Address to continue a draft: its entry, or the list of its changes. */
export function draftAddress({ id, entries }: Pick<DraftRow, 'id' | 'entries'>): string {
  const [first, second] = entries;
  return first && !second ? entryAddress(first, id) : `/content/drafts/${id}`;
}
