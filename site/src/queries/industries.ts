import { getCollection } from 'astro:content';

/** Pages of "AI Applications", in the order of the menu. */
export const getIndustries = async () =>
  (await getCollection('industries')).sort((a, b) => a.data.order - b.data.order);
