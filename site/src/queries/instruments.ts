import { toIsoDay } from '@vanda/enquiry/day';
import { openData } from '../instrument/open-data.ts';
import type { NamedInstrument } from '../instrument/references.ts';
import { jurisdictions } from '../schemas/instrument.ts';
import { getCompany } from './company.ts';
import { getEntries } from './entry.ts';
import { now } from './now.ts';
import { getSources } from './sources.ts';

/** Every law, guideline, framework and standard, by jurisdiction in the order of the schema, then by id. */
export async function getInstruments(): Promise<NamedInstrument[]> {
  const entries = await getEntries('instruments');
  return entries
    .map(({ id, data }) => ({ id, ...data }))
    .sort(
      (a, b) =>
        jurisdictions.indexOf(a.jurisdiction) - jurisdictions.indexOf(b.jurisdiction) ||
        a.id.localeCompare(b.id),
    );
}

/** The same as open data, as of this build. */
export async function getOpenData(site: string) {
  const [instruments, sources, { brand, dataLicence }] = await Promise.all([
    getInstruments(),
    getSources(),
    getCompany(),
  ]);
  return openData(instruments, { brand, site, licence: dataLicence, asOf: toIsoDay(now), sources });
}
