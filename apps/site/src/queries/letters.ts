import { getEntries } from './entry.ts';

/** Letters by title, each with its file name as `id`. */
export const getLetters = async () =>
  (await getEntries('letters'))
    .map(({ id, data }) => ({ id, ...data }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
