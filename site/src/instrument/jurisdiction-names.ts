import type { Jurisdiction } from '../schemas/instrument.ts';

/** How the calendars name a jurisdiction. */
export const jurisdictionNames: Record<Jurisdiction, string> = {
  singapore: 'Singapore',
  eu: 'European Union',
  usa: 'United States',
  china: 'China',
  international: 'International',
};
