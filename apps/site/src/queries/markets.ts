import { routes } from '../routing/routes.ts';
import type { MarketPage } from '../schemas/market.ts';
import type { Block } from '../schemas/parts/block.ts';
import { explainedOn, inOrderOfForce } from '../topics/regulation/market-rules.ts';
import { dataOrThrow, getEntries } from './entry.ts';
import { getInstruments } from './instruments.ts';

export async function getMarkets() {
  const [entries, instruments] = await Promise.all([getEntries('markets'), getInstruments()]);
  return entries
    .map(({ id, data }) => {
      const path = routes.market(id);
      return { id, path, data, instruments: inOrderOfForce(explainedOn(path, instruments), data.first) };
    })
    .sort((a, b) => a.data.order - b.data.order);
}

export async function getWaysOn({ markets: [market, ...others], service }: MarketPage): Promise<Block> {
  const [hub, global] = await Promise.all([
    dataOrThrow('regulationHub', 'ai-regulations'),
    dataOrThrow('regulations', 'global'),
  ]);
  const isOne = market !== undefined && others.length === 0;
  const finder = isOne ? `${hub.finder.link.to}?market=${market}` : hub.finder.link.to;
  return {
    kind: 'related',
    id: 'from-here',
    title: 'From here',
    ground: 'plain',
    items: [
      { title: hub.finder.title, text: hub.finder.text, to: finder },
      { title: hub.title, text: hub.seo.description, to: routes.regulations },
      { title: global.title, text: `${global.menuText}.`, to: routes.regulation('global') },
      service,
    ],
  };
}
