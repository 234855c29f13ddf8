import { daysBetween, shortDate } from '@vanda/forms/day';
import { type Instrument, type Market, markets } from '../../schemas/instrument.ts';
import type { Source } from '../../schemas/source.ts';

/** None for treaties, standards and countries that we do not follow. */
export const marketOf = ({ jurisdiction, market }: Pick<Instrument, 'jurisdiction' | 'market'>) =>
  market ?? markets.find((one): one is Market => one === jurisdiction);

export function enforcerWords(enforcedBy: Instrument['enforcedBy']): string {
  if (enforcedBy === 'nobody') return 'Nobody enforces it.';
  return typeof enforcedBy === 'object' ? enforcedBy.unknown : enforcedBy;
}

export function penaltyWords(penalty: Instrument['penalty']): string {
  if (penalty === 'none') return 'No penalty of its own.';
  return 'unknown' in penalty ? penalty.unknown : withProvision(penalty);
}

const daysOfYear = 365;

/** What of a record was held against its sources: its text, or what we read in place of it. */
export function checkedWords(
  { reviewedOn }: Pick<Instrument, 'reviewedOn'>,
  { kind, isUnopened, readIn }: Pick<Source, 'kind' | 'isUnopened' | 'readIn'>,
  today: string,
): string {
  if (daysBetween(reviewedOn, today) > daysOfYear) return 'not reviewed for a year';
  if (isUnopened) return 'text unopened';
  if (readIn) return 'second hand';
  return kind === 'primary' ? 'text read' : 'authority’s page';
}

/** 29 Sep 2025: personal costs of S$800. */
export const decisionWords = ({ date, dateText, text }: Instrument['decisions'][number]) =>
  `${dateText ?? shortDate(date)}: ${text}`;

/** Up to US$1 million (§ 22757.15) */
export const withProvision = ({ text, provision }: { text: string; provision?: string | undefined }) =>
  provision ? `${text.replace(/\.$/, '')} (${provision})${text.endsWith('.') ? '.' : ''}` : text;
