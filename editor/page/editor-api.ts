import type { Entry, EntryList, SaveRequest, SaveResult } from '../protocol.ts';

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`/editor/api/${path}`, init);
  const answer = await response.json();
  if (!response.ok && !('outcome' in answer)) throw new Error(answer.message);
  return answer;
}

export const fetchEntries = () => ask<EntryList>('entries');

export const fetchEntry = (collection: string, slug: string) =>
  ask<Entry>(`entry?${new URLSearchParams({ collection, slug })}`);

export function saveEntry(
  { collection, slug, hash, data, body }: Entry,
  isNew: boolean,
): Promise<SaveResult> {
  const request: SaveRequest = {
    collection,
    slug,
    hash,
    data,
    isNew,
    ...(body === undefined ? {} : { body }),
  };
  const headers = { 'Content-Type': 'application/json' };
  return ask('entry', { method: 'POST', headers, body: JSON.stringify(request) });
}
