import { daysBetween, shortDate } from '@vanda/forms/day';
import { type Instrument, type Market, markets } from '../../schemas/instrument.ts';
import type { Source } from '../../schemas/source.ts';

/** Undefined for treaties, standards and countries that the site does not follow. */
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

/** What was checked of a record: the text of the law, or what was read in its place. */
export function checkedWords(
  { reviewedOn }: Pick<Instrument, 'reviewedOn'>,
  { kind, isUnopened, readIn }: Pick<Source, 'kind' | 'isUnopened' | 'readIn'>,
  today: string,
): string {
  if (daysBetween(reviewedOn, today) > daysOfYear) return 'not reviewed for a year';
  if (isUnopened) return 'we have not opened the text';
  if (readIn) return 'we read an account, not the text';
  return kind === 'primary' ? 'we read the text' : 'we read the authority’s page';
}

/** Such as “29 Sep 2025: personal costs of S$800.” */
export const decisionWords = ({ date, dateText, text }: Instrument['decisions'][number]) =>
  `${dateText ?? shortDate(date)}: ${text}`;

/** Such as “Up to US$1 million (§ 22757.15)”. */
export const withProvision = ({ text, provision }: { text: string; provision?: string | undefined }) =>
  provision ? `${text.replace(/\.$/, '')} (${provision})${text.endsWith('.') ? '.' : ''}` : text;
