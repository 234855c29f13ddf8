import { getEntries } from './entry.ts';

export const getLetters = async () =>
  (await getEntries('letters'))
    .map(({ id, data }) => ({ id, ...data }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
