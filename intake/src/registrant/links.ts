import type { Registration } from '../ledger/registration.ts';
import { type SessionsOf, sessionOn } from '../ledger/seats.ts';
import type { Database } from '../store/database.ts';
import { serviceKey } from '../store/service-keys.ts';
import { type Link, lastDayOf, linkToken, registrationPath } from './link.ts';

/** Makes the links of registrants. */
export type Links = {
  /** The key that signs them: of the environment, or the store's own. */
  secret(): Promise<string>;
  /** The address of a registration's page as of now. */
  addressOf(registration: LinkedRegistration, nowMs: number): Promise<string>;
};

/** What a link is made from. */
export type LinkedRegistration = Pick<Registration, 'reference' | 'form' | 'day' | 'linkTurn'>;

/** Makes links that begin with the site's address. */
export function linksOf(parts: {
  readonly database: Database;
  readonly siteUrl: string;
  readonly sessionsOf: SessionsOf;
  /** Signs in place of the store's own key. */
  readonly linkSecret: string | undefined;
}): Links {
  let known: string | undefined;
  const secret = async () => {
    known ??= parts.linkSecret ?? (await serviceKey(parts.database, 'registrant-links'));
    return known;
  };
  return {
    secret,
    async addressOf(registration, nowMs) {
      const token = linkToken(linkFor(registration, parts.sessionsOf, nowMs), await secret());
      return `${parts.siteUrl}${registrationPath}/${token}`;
    },
  };
}

/** The link of a registration, made at a moment. */
export function linkFor(registration: LinkedRegistration, sessionsOf: SessionsOf, nowMs: number): Link {
  const { reference, form, day, linkTurn } = registration;
  const session = day === undefined ? undefined : sessionOn(sessionsOf, form, day);
  return { reference, turn: linkTurn, lastDay: lastDayOf(nowMs, session?.end ?? day) };
}
