import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getCompany } from '../../queries/collections.ts';
import { getRegulations } from '../../queries/laws.ts';
import { canonical } from '../../routing/canonical.ts';
import { routes } from '../../routing/routes.ts';
import { feedSelf } from '../../topics/feeds/rss.ts';
import { changeFeed } from '../../topics/regulation/regulation-changes.ts';

export const GET: APIRoute = async ({ site }) => {
  const company = await getCompany();
  const pages = (await getRegulations()).map(({ id, data }) => ({ ...data, path: routes.regulation(id) }));
  const address = site?.href ?? '';
  return rss({
    title: `${company.brand}: changes in AI regulation`,
    description: 'Laws, guidelines and dates of Singapore, the EU, the USA, China and international bodies.',
    site: address,
    trailingSlash: false,
    ...feedSelf(routes.regulationFeed, address),
    items: changeFeed(pages).map(({ title, text, date, path }) => ({
      title,
      description: text,
      // Noon UTC falls on the same calendar day for nearly every reader.
      pubDate: new Date(`${date}T12:00:00Z`),
      link: canonical(path, address),
    })),
  });
};
