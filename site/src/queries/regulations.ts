import { getCollection } from 'astro:content';

/** Pages of "AI Regulations", in the order of the menu. */
export const getRegulations = async () =>
  (await getCollection('regulations')).sort((a, b) => a.data.order - b.data.order);
