import { getRssString, type RSSFeedItem } from '@astrojs/rss';
import { canonical } from '../../routing/canonical.ts';
import { routes } from '../../routing/routes.ts';
import { feedMoment } from '../article/article-facts.ts';

export type FeedItem = {
  path: string;
  title: string;
  summary: string;
  html: string;
  date: string;
  category: string;
};

type RssFeed = { title: string; description: string; path: string; items: RSSFeedItem[] };

const rssFeed = ({ path, ...feed }: RssFeed, site: string) =>
  getRssString({
    ...feed,
    site,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en-sg</language><atom:link href="${new URL(path, site).href}" rel="self" type="application/rss+xml"/>`,
  });

export const articleRss = (
  { title, description, items }: { title: string; description: string; items: readonly FeedItem[] },
  site: string,
) =>
  rssFeed(
    {
      title,
      description,
      path: routes.rssFeed,
      items: items.map((item) => ({
        title: item.title,
        link: canonical(item.path, site),
        description: item.summary,
        content: item.html,
        pubDate: new Date(feedMoment(item.date)),
        categories: [item.category],
      })),
    },
    site,
  );

/** `subject`: the page or the rule. */
type Change = { subject: string; title: string; text: string; date: string; path: string };

/** @param scope a market or jurisdiction; left out for all of them */
export const changeRss = (
  brand: string,
  changes: readonly Change[],
  site: string,
  scope?: { name: string; path: string },
) =>
  rssFeed(
    {
      title: `${brand}: changes in AI regulation${scope ? `, ${scope.name}` : ''}`,
      description: `Laws, guidelines and dates of ${scope?.name ?? 'Singapore, the EU, the USA, China and international bodies'}.`,
      path: scope?.path ?? routes.regulationFeed,
      items: changes.map(({ subject, title, text, date, path }) => ({
        title: `${subject}: ${title}`,
        description: text,
        // Noon UTC falls on the same calendar day for nearly every reader.
        pubDate: new Date(`${date}T12:00:00Z`),
        link: canonical(path, site),
      })),
    },
    site,
  );
