import type { APIRoute, GetStaticPaths } from 'astro';
import { getCompany } from '../../../queries/collections.ts';
import { getInstruments, getJurisdictions, getMarkets } from '../../../queries/laws.ts';
import { type CalendarScope, lawCalendar } from '../../../topics/regulation/law-calendar.ts';

export const getStaticPaths = (async () => [
  { params: { name: 'all' }, props: { scope: 'all' as const } },
  ...[
    ...(await getJurisdictions()),
    ...(await getMarkets()).map(({ id, path, data }) => ({ id, path, name: data.title })),
  ].map((scope) => ({ params: { name: scope.id }, props: { scope } })),
]) satisfies GetStaticPaths;

export const GET: APIRoute<{ scope: CalendarScope | 'all' }> = async ({ props, site }) => {
  const [{ brand }, instruments] = await Promise.all([getCompany(), getInstruments()]);
  return new Response(lawCalendar(props.scope, instruments, { brand, site: site?.href ?? '' }), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
};
