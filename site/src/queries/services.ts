import { routes } from '../routes.ts';
import { getEntries } from './entry.ts';

/** Service pages by slug. */
export const getServices = () => getEntries('services');

/** Groups of cards on /services, in order. */
export const getServiceGroups = async () =>
  (await getEntries('serviceGroups')).sort((a, b) => a.data.order - b.data.order);

/** The company's fields of work: the titles of its groups of services. */
export const getFields = async () => (await getServiceGroups()).map(({ data }) => data.title);

/** The name of the service page at a path, for a link to it. Throws when there is none. */
export async function serviceLink(path: string): Promise<{ label: string; path: string }> {
  const service = (await getServices()).find(({ id }) => routes.service(id) === path);
  if (!service) throw new Error(`${path} is not a service page: mend the article's relatedService`);
  return { label: service.data.shortTitle, path };
}
