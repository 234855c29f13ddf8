import { toIsoDay } from '@vanda/forms/day';
import { openData } from '../topics/regulation/open-data.ts';
import type { NamedInstrument } from '../topics/regulation/references.ts';
import { getCompany } from './company.ts';
import { getEntries } from './entry.ts';
import { now } from './now.ts';
import { getJurisdictions } from './regulations.ts';
import { getSources } from './sources.ts';

/** Jurisdictions in the order of the menu. */
export async function getInstruments(): Promise<NamedInstrument[]> {
  const [entries, jurisdictions] = await Promise.all([getEntries('instruments'), getJurisdictions()]);
  const order = new Map(jurisdictions.map(({ id }, i) => [id, i]));
  return entries
    .map(({ id, data }) => ({ id, ...data }))
    .sort(
      (a, b) =>
        (order.get(a.jurisdiction) ?? 0) - (order.get(b.jurisdiction) ?? 0) || a.id.localeCompare(b.id),
    );
}

export async function getOpenData(site: string) {
  const [instruments, sources, { brand, dataLicence }] = await Promise.all([
    getInstruments(),
    getSources(),
    getCompany(),
  ]);
  return openData(instruments, { brand, site, licence: dataLicence, asOf: toIsoDay(now), sources });
}
