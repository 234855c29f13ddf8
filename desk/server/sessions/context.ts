import type { LedgerContext } from '../../../intake/src/ledger/letter-texts.ts';
import type { SessionsOf } from '../../../intake/src/ledger/seats.ts';
import type { Desk } from '../desk.ts';

/** The sessions that the site offers now. */
export function sessionsOf({ house }: Desk): SessionsOf {
  return (form) => house.site().sessions.of(form) ?? [];
}

/** What the ledger needs to know beside the store. */
export function ledgerContext(desk: Desk): LedgerContext {
  const { house } = desk;
  return {
    companyName: house.settings.mail?.from.name || house.site().company.name,
    siteUrl: house.settings.siteUrl,
    sessionsOf: sessionsOf(desk),
  };
}
