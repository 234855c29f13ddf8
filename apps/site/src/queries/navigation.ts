import type { NavEntry } from '../routing/navigation.ts';
import { routes } from '../routing/routes.ts';
import { dataOrThrow, getCompany, getIndustries } from './collections.ts';
import { getRegulations } from './laws.ts';

export async function getNavigation() {
  const [{ entries, quickLinks, legalLinks, framework }, { links }, industries, regulations] =
    await Promise.all([dataOrThrow('navigation', 'main'), getCompany(), getIndustries(), getRegulations()]);
  const linkTo = (to: string, { shortTitle, menuText }: { shortTitle: string; menuText: string }) => ({
    label: shortTitle,
    to,
    text: menuText,
  });
  const lists = {
    industries: industries.map(({ id, data }) => linkTo(routes.application(id), data)),
    regulations: regulations.map(({ id, data }) => linkTo(routes.regulation(id), data)),
  };
  const resolved: NavEntry[] = entries.map((entry) => {
    if ('to' in entry) return entry;
    const written = entry.links?.map(({ label, companyLink, text }) => ({
      label,
      to: links[companyLink],
      text,
    }));
    return {
      label: entry.label,
      note: entry.note,
      links: entry.collection ? lists[entry.collection] : (written ?? []),
    };
  });
  return { entries: resolved, quickLinks, legalLinks, framework };
}
