import type { NavEntry } from '../routing/navigation.ts';
import { routes } from '../routing/routes.ts';
import { getCompany } from './company.ts';
import { dataOrThrow } from './entry.ts';
import { getIndustries } from './industries.ts';
import { getRegulations } from './regulations.ts';

export async function getNavigation() {
  const [{ entries, quickLinks, legalLinks, framework }, { links }, industries, regulations] =
    await Promise.all([dataOrThrow('navigation', 'main'), getCompany(), getIndustries(), getRegulations()]);
  const lists = {
    industries: industries.map(({ id, data }) => ({
      label: data.shortTitle,
      to: routes.application(id),
      text: data.menuText,
    })),
    regulations: regulations.map(({ id, data }) => ({
      label: data.shortTitle,
      to: routes.regulation(id),
      text: data.menuText,
    })),
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
