import { getEntries } from './entry.ts';

/** Pages of "AI Regulations", in the order of the menu. */
export const getRegulations = async () =>
  (await getEntries('regulations')).sort((a, b) => a.data.order - b.data.order);
