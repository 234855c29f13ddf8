import { getEntries } from './entry.ts';

export const getIndustries = async () =>
  (await getEntries('industries')).sort((a, b) => a.data.order - b.data.order);
