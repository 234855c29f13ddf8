import { getCollection } from 'astro:content';
import { routes } from '../routes.ts';

/** Service pages by slug. */
export const getServices = () => getCollection('services');

/** Groups of cards on /services, in order. */
export const getServiceGroups = async () =>
  (await getCollection('serviceGroups')).sort((a, b) => a.data.order - b.data.order);

/** The name of the service page at a path; undefined while that page is not written. The content check knows the paths. */
export async function serviceLink(path: string): Promise<{ label: string; path: string } | undefined> {
  const service = (await getServices()).find(({ id }) => routes.service(id) === path);
  return service && { label: service.data.shortTitle, path };
}
