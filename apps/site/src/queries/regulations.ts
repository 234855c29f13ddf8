import type { Jurisdiction } from '../topics/regulation/law-calendar.ts';
import { newestFirst } from '../topics/regulation/regulation-changes.ts';
import { getEntries } from './entry.ts';

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
