import { getCollection } from 'astro:content';

/** Service pages by slug. */
export const getServices = () => getCollection('services');

/** Groups of cards on /services, in order. */
export const getServiceGroups = async () =>
  (await getCollection('serviceGroups')).sort((a, b) => a.data.order - b.data.order);
