import type { APIRoute, GetStaticPaths } from 'astro';
import { type LawCalendarName, lawCalendar, lawCalendarNames } from '../../../instrument/law-calendar.ts';
import { getCompany } from '../../../queries/company.ts';
import { getInstruments } from '../../../queries/instruments.ts';

export const getStaticPaths = (() =>
  lawCalendarNames.map((name) => ({ params: { name }, props: { name } }))) satisfies GetStaticPaths;

/** The calendars of the law (RFC 5545): one for each jurisdiction, one for all. */
export const GET: APIRoute<{ name: LawCalendarName }> = async ({ props, site }) => {
  const [{ brand }, instruments] = await Promise.all([getCompany(), getInstruments()]);
  return new Response(lawCalendar(props.name, instruments, { brand, site: site?.href ?? '' }), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
};
