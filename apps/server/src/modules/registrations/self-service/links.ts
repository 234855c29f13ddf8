import type { Database } from '../../../platform/database/database.ts';
import { serviceKey } from '../../../platform/database/service-keys.ts';
import type { SessionsOf } from '../../../platform/static/course-sessions.ts';
import type { Registration } from '../registration.ts';
import { sessionOn } from '../seats.ts';
import { type Link, lastDayOf, linkToken, registrationPath } from './link.ts';

export type Links = {
  /** The key that signs them: of the environment, or the store's own. */
  secret(): Promise<string>;
  addressOf(registration: LinkedRegistration, nowMs: number): Promise<string>;
};

export type LinkedRegistration = Pick<Registration, 'reference' | 'form' | 'day' | 'tokenVersion'>;

export function linksOf(parts: {
  readonly database: Database;
  readonly siteUrl: string;
  readonly sessionsOf: SessionsOf;
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

export function linkFor(registration: LinkedRegistration, sessionsOf: SessionsOf, nowMs: number): Link {
  const { reference, form, day, tokenVersion } = registration;
  const session = day === undefined ? undefined : sessionOn(sessionsOf, form, day);
  return { reference, tokenVersion: tokenVersion, lastDay: lastDayOf(nowMs, session?.end ?? day) };
}
