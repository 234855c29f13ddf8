import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { toIsoDay } from '@vanda/forms/day';
import { factsOf, fillInAll, type Words } from '../topics/company/facts.ts';
import { instrumentWords } from '../topics/regulation/references.ts';
import { now } from './now.ts';

export async function getEntries<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>[]> {
  const reading = filled.get(name) ?? readEntries(name);
  if (isCached) filled.set(name, reading);
  return [...((await reading) as CollectionEntry<Name>[])];
}

const filled = new Map<CollectionKey, ReturnType<typeof readEntries>>();
let words: Promise<Words> | undefined;

/** Astro invalidates the module in development; the editor's server does not. */
const isCached = import.meta.env.PROD || import.meta.hot !== undefined;
import.meta.hot?.on('astro:content-changed', () => {
  filled.clear();
  words = undefined;
});

async function readEntries(name: CollectionKey): Promise<CollectionEntry<CollectionKey>[]> {
  const known = words ?? readWords();
  if (isCached) words = known;
  const facts = await known;
  const entries: CollectionEntry<CollectionKey>[] = await getCollection(name);
  return entries.map((entry) => ({ ...entry, data: fillInAll(entry.data, facts) }) as typeof entry);
}

/** @throws with the file to add; Astro itself only logs a dangling reference */
export async function dataOrThrow<Name extends CollectionKey>(
  collection: Name,
  id: string,
): Promise<CollectionEntry<Name>['data']> {
  const entry = (await getEntries(collection)).find((candidate) => candidate.id === id);
  if (!entry)
    throw new Error(
      `There is no "${id}" in the collection ${collection}: add its file or correct the reference`,
    );
  return entry.data;
}

async function readWords(): Promise<Words> {
  const [company] = await getCollection('company');
  if (!company) throw new Error('There is no src/content/company/company.yaml: add it');
  const instruments = (await getCollection('instruments')).map(({ id, data }) => ({ id, ...data }));
  const regulations = await getCollection('regulations');
  const today = toIsoDay(now);
  return { ...factsOf(company.data, regulations.length), ...instrumentWords(instruments, today), today };
}
