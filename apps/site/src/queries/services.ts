import { routes } from '../routing/routes.ts';
import { getEntries } from './entry.ts';

export const getServices = () => getEntries('services');

export const getServiceGroups = async () =>
  (await getEntries('serviceGroups')).sort((a, b) => a.data.order - b.data.order);

export const getFields = async () => (await getServiceGroups()).map(({ data }) => data.title);

/** @throws when no service page has the path */
export async function serviceLink(path: string): Promise<{ label: string; path: string }> {
  const service = (await getServices()).find(({ id }) => routes.service(id) === path);
  if (!service) throw new Error(`${path} is not a service page: fix the article's relatedService`);
  return { label: service.data.shortTitle, path };
}
