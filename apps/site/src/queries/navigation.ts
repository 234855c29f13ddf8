import type { NavEntry } from '../routing/navigation.ts';
import { routes } from '../routing/routes.ts';
import { dataOrThrow, getCompany, getIndustries } from './collections.ts';
import { getNextDays, getRegulations } from './laws.ts';

const hubs = { industries: routes.applications, regulations: routes.regulations };

export async function getNavigation() {
  const { entries, quickLinks, legalLinks, framework } = await dataOrThrow('navigation', 'main');
  const { links } = await getCompany();
  const linkTo = (to: string, { shortTitle, menuText }: { shortTitle: string; menuText: string }) => ({
    label: shortTitle,
    to,
    text: menuText,
  });
  const lists = {
    industries: (await getIndustries()).map(({ id, data }) => linkTo(routes.application(id), data)),
    regulations: (await getRegulations()).map(({ id, data }) => linkTo(routes.regulation(id), data)),
  };
  const resolve = async (entry: (typeof entries)[number]): Promise<NavEntry> => {
    if ('to' in entry) return entry;
    const written = entry.links?.map(({ label, companyLink, text }) => ({
      label,
      to: links[companyLink],
      text,
    }));
    return {
      label: entry.label,
      note: entry.note,
      tools: entry.tools,
      hub: entry.collection && { label: entry.hubLabel ?? entry.label, to: hubs[entry.collection] },
      next: entry.collection === 'regulations' ? (await getNextDays(1))[0] : undefined,
      links: entry.collection ? lists[entry.collection] : (written ?? []),
    };
  };
  return { entries: await Promise.all(entries.map(resolve)), quickLinks, legalLinks, framework };
}
