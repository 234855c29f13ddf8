import { getEntries } from './entry.ts';

/** Pages of "AI Applications", in the order of the menu. */
export const getIndustries = async () =>
  (await getEntries('industries')).sort((a, b) => a.data.order - b.data.order);
