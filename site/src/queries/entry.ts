import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';

/** The data of one entry; throws with the file to add. Astro itself only logs a dangling reference. */
export async function dataOrThrow<Name extends CollectionKey>(
  collection: Name,
  id: string,
): Promise<CollectionEntry<Name>['data']> {
  const entries: CollectionEntry<Name>[] = await getCollection(collection);
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry)
    throw new Error(
      `There is no "${id}" in the collection ${collection}: add its file or mend the reference`,
    );
  return entry.data;
}
