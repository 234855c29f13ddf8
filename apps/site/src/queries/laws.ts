import { routes } from '../routing/routes.ts';
import type { MarketPage } from '../schemas/market.ts';
import type { Block } from '../schemas/parts/block.ts';
import type { Link } from '../schemas/parts/fields.ts';
import { isRead } from '../schemas/source.ts';
import { fillPlaces } from '../text/fill-places.ts';
import { differingPoints } from '../topics/regulation/compared-markets.ts';
import { nextDays } from '../topics/regulation/horizon/next-days.ts';
import type { Jurisdiction } from '../topics/regulation/law-calendar.ts';
import { explainedOn, inOrderOfForce } from '../topics/regulation/market-rules.ts';
import { openData } from '../topics/regulation/open-data.ts';
import { checkedWords } from '../topics/regulation/record-words.ts';
import type { NamedInstrument } from '../topics/regulation/references.ts';
import { newestDays, newestFirst } from '../topics/regulation/regulation-changes.ts';
import { dataOrThrow, getCompany, getEntries } from './collections.ts';
import { today } from './now.ts';
import { getSources } from './sources.ts';

/** Jurisdictions in the order of the menu. */
export async function getInstruments(): Promise<NamedInstrument[]> {
  const order = new Map((await getJurisdictions()).map(({ id }, i) => [id, i]));
  return (await getEntries('instruments'))
    .map(({ id, data }) => ({ id, ...data }))
    .sort(
      (a, b) =>
        (order.get(a.jurisdiction) ?? 0) - (order.get(b.jurisdiction) ?? 0) || a.id.localeCompare(b.id),
    );
}

/** What was checked of each record, by its id. */
export async function getChecked(): Promise<ReadonlyMap<string, string>> {
  const sources = await getSources();
  return new Map(
    (await getInstruments()).flatMap((one) => {
      const primary = sources.get(one.primary);
      return primary ? [[one.id, checkedWords(one, primary, today)]] : [];
    }),
  );
}

export async function getOpenData(site: string) {
  const { brand, dataLicence: licence } = await getCompany();
  const context = { brand, site, licence, asOf: today, sources: await getSources() };
  return openData(await getInstruments(), context);
}

export async function getRegulations() {
  const entries = await getEntries('regulations');
  return entries
    .map((entry) => ({ ...entry, data: { ...entry.data, changes: newestFirst(entry.data.changes) } }))
    .sort((a, b) => a.data.order - b.data.order);
}

export async function getJurisdictions(): Promise<Jurisdiction[]> {
  const pages = await getRegulations();
  return pages.map(({ data }) => ({ id: data.jurisdiction, name: data.jurisdictionName }));
}

/** Counts of the site's work: laws, sources and changes. */
export const getCounts = async () => ({
  instruments: (await getInstruments()).length,
  citations: [...(await getSources()).values()].filter(isRead).length,
  changes: (await getRegulations()).flatMap(({ data }) => data.changes).length,
  reply: (await getCompany()).replyWithin.hours,
});

export const getNewestDays = async (count: number) =>
  newestDays(await getInstruments(), await getPlaces(), today).slice(0, count);

/** Names of jurisdictions. */
export const getPlaces = async () => new Map((await getJurisdictions()).map(({ id, name }) => [id, name]));

/** The next days on which a rule begins or changes. */
export const getNextDays = async (count: number) =>
  nextDays(await getInstruments(), { today, count, listPath: routes.ruleList, places: await getPlaces() });

export async function getMarkets() {
  const instruments = await getInstruments();
  return (await getEntries('markets'))
    .map(({ id, data }) => {
      const path = routes.market(id);
      return { id, path, data, instruments: inOrderOfForce(explainedOn(path, instruments), data.first) };
    })
    .sort((a, b) => a.data.order - b.data.order);
}

/** The table of markets, and each pair of those asked for most. */
export async function getComparison() {
  const { compare, table, updatedOn } = await dataOrThrow('whichLawsPage', 'which-laws');
  const { of, page, differ } = compare.pairs;
  const asked = of.flatMap((id) => table.rows.filter((row) => row.id === id));
  const pairs = asked.flatMap((a, i) =>
    asked.slice(i + 1).map((b) => {
      const points = new Intl.ListFormat('en-GB').format(differingPoints(differ, [a, b], today));
      const fill = (text: string) => fillPlaces(text, { a: a.name, b: b.name, points });
      return {
        path: routes.comparedPair(a.id, b.id),
        markets: [a, b],
        data: {
          title: fill(page.title),
          lead: fill(page.lead),
          seo: { title: fill(page.seo.title), description: fill(page.seo.description) },
          closing: compare.closing,
        },
      };
    }),
  );
  return { compare, table, asked, pairs, updatedOn };
}

/** Leads to the finder, with the market chosen where the page has one. */
export async function getFinderAction(name: string, [market, ...others]: readonly string[]): Promise<Link> {
  const { finder } = await dataOrThrow('regulationHub', 'ai-regulations');
  return market === undefined || others.length > 0
    ? { label: finder.short, to: finder.link.to }
    : { label: fillPlaces(finder.one, { market: name }), to: `${finder.link.to}?market=${market}` };
}

export async function getWaysOn({ title, markets, service }: MarketPage): Promise<Block> {
  const hub = await dataOrThrow('regulationHub', 'ai-regulations');
  const global = await dataOrThrow('regulations', 'global');
  const { compare } = await dataOrThrow('whichLawsPage', 'which-laws');
  const { to: finder } = await getFinderAction(title, markets);
  const query = [...new Set(['singapore', ...markets])].map((market) => `${market}=on`).join('&');
  return {
    kind: 'related',
    id: 'from-here',
    title: 'Where to go from here',
    ground: 'plain',
    items: [
      { title: hub.finder.title, text: hub.finder.text, to: finder },
      { title: compare.title, text: compare.lead, to: `${routes.comparison}?${query}#choose` },
      { title: global.title, text: `${global.menuText}.`, to: routes.regulation('global') },
      service,
    ],
  };
}
