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
  const reading = filled.get(name) ?? readEntries(name);
  if (isKept) filled.set(name, reading);
  return [...((await reading) as CollectionEntry<Name>[])];
}

const filled = new Map<CollectionKey, ReturnType<typeof readEntries>>();
let words: Promise<Words> | undefined;

/**
 * Whether what was read once is read no more: in a build, whose content stays as it is, and in development where Astro
 * says that content has changed. The editor's server doesn't.
 */
const isKept = import.meta.env.PROD || import.meta.hot !== undefined;
import.meta.hot?.on('astro:content-changed', () => {
  filled.clear();
  words = undefined;
});

async function readEntries(name: CollectionKey): Promise<CollectionEntry<CollectionKey>[]> {
  const known = words ?? readWords();
  if (isKept) words = known;
  const facts = await known;
  const entries: CollectionEntry<CollectionKey>[] = await getCollection(name);
  return entries.map((entry) => ({ ...entry, data: fillInAll(entry.data, facts) }) as typeof entry);
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

async function readWords(): Promise<Words> {
  const [company] = await getCollection('company');
  if (!company) throw new Error('There is no src/content/company/company.yaml: add it');
  const instruments = (await getCollection('instruments')).map(({ id, data }) => ({ id, ...data }));
  return { ...factsOf(company.data), ...instrumentWords(instruments, toIsoDay(now)) };
}
