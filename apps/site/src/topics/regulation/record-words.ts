import { type Instrument, type Market, markets } from '../../schemas/instrument.ts';

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

/** Up to US$1 million (§ 22757.15) */
export const withProvision = ({ text, provision }: { text: string; provision?: string | undefined }) =>
  provision ? `${text.replace(/\.$/, '')} (${provision})${text.endsWith('.') ? '.' : ''}` : text;
