import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { toIsoDay } from '@vanda/enquiry/day';
import { factsOf, fillInAll, type Words } from '../company/facts.ts';
import { instrumentWords } from '../instrument/references.ts';
import { now } from './now.ts';

/**
 * The entries of a collection, the company's facts and the days and statuses of instruments filled into their texts. Every query reads through this: what comes
 * from `astro:content` itself still has `{{replyWithinHours}}` in it.
 */
export async function getEntries<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>[]> {
  const known = import.meta.env.DEV ? undefined : filled.get(name);
  const reading = known ?? readEntries(name);
  filled.set(name, reading);
  return [...((await reading) as CollectionEntry<Name>[])];
}

/** What a build has read: its content stays as it is. */
const filled = new Map<CollectionKey, ReturnType<typeof readEntries>>();

async function readEntries(name: CollectionKey): Promise<CollectionEntry<CollectionKey>[]> {
  const words = await getWords();
  const entries: CollectionEntry<CollectionKey>[] = await getCollection(name);
  return entries.map((entry) => ({ ...entry, data: fillInAll(entry.data, words) }) as typeof entry);
}

/** The data of one entry; throws with the file to add. Astro itself only logs a dangling reference. */
export async function dataOrThrow<Name extends CollectionKey>(
  collection: Name,
  id: string,
): Promise<CollectionEntry<Name>['data']> {
  const entry = (await getEntries(collection)).find((candidate) => candidate.id === id);
  if (!entry)
    throw new Error(
      `There is no "${id}" in the collection ${collection}: add its file or mend the reference`,
    );
  return entry.data;
}

let known: Promise<Words> | undefined;

function getWords(): Promise<Words> {
  // While somebody edits the content, every page has the words of that moment.
  if (import.meta.env.DEV) return readWords();
  known ??= readWords();
  return known;
}

async function readWords(): Promise<Words> {
  const [company] = await getCollection('company');
  if (!company) throw new Error('There is no src/content/company/company.yaml: add it');
  const instruments = (await getCollection('instruments')).map(({ id, data }) => ({ id, ...data }));
  return { ...factsOf(company.data), ...instrumentWords(instruments, toIsoDay(now)) };
}
