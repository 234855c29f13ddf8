import type { APIRoute, GetStaticPaths } from 'astro';
import { getCompany } from '../../../queries/collections.ts';
import { getInstruments, getJurisdictions, getMarkets } from '../../../queries/laws.ts';
import { textFile } from '../../../routing/responses.ts';
import { type CalendarScope, lawCalendar } from '../../../topics/regulation/law-calendar.ts';

export const getStaticPaths = (async () => [
  { params: { name: 'all' }, props: { scope: 'all' as const } },
  ...[
    ...(await getJurisdictions()),
    ...(await getMarkets()).map(({ id, path, data }) => ({ id, path, name: data.title })),
  ].map((scope) => ({ params: { name: scope.id }, props: { scope } })),
]) satisfies GetStaticPaths;

export const GET: APIRoute<{ scope: CalendarScope | 'all' }> = async ({ props, site }) => {
  const context = { brand: (await getCompany()).brand, site: site?.href ?? '' };
  return textFile(lawCalendar(props.scope, await getInstruments(), context), 'text/calendar');
};
