import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { type Facts, factsOf, fillInAll } from '../company/facts.ts';

/**
 * The entries of a collection, the company's facts filled into their texts. Every query reads through this: what comes
 * from `astro:content` itself still has `{{replyWithinHours}}` in it.
 */
export async function getEntries<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>[]> {
  const facts = await getFacts();
  const entries: CollectionEntry<Name>[] = await getCollection(name);
  return entries.map((entry) => ({ ...entry, data: fillInAll(entry.data, facts) }));
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

async function getFacts(): Promise<Facts> {
  const [company] = await getCollection('company');
  if (!company) throw new Error('There is no src/content/company/company.yaml: add it');
  return factsOf(company.data);
}
