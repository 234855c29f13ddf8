import { createHmac, timingSafeEqual } from 'node:crypto';
import { addDays, isIsoDay, toIsoDay } from '@vanda/forms/day';
import { registrantLinkDays } from '@vanda/forms/notice';
import { readReference } from '@vanda/forms/reference';
import type { Database } from '../../../platform/database/database.ts';
import { serviceKey } from '../../../platform/database/service-state.ts';
import type { SessionsOf } from '../../../platform/static/course-sessions.ts';
import type { Registration } from '../registration.ts';
import { bookedSession } from '../seats.ts';

export const registrationPath = '/api/registrations';

export type Link = {
  readonly reference: string;
  /** A link has ended when its registration has another version. */
  readonly tokenVersion: number;
  readonly lastDay: string;
};

export type Links = ReturnType<typeof linksOf>;

type LinkedRegistration = Pick<Registration, 'reference' | 'form' | 'day' | 'tokenVersion'>;

export function linksOf(parts: {
  readonly database: Database;
  readonly siteUrl: string;
  readonly sessionsOf: SessionsOf;
  readonly linkSecret: string | undefined;
}) {
  let known: string | undefined;
  /** Links are signed with the key of the environment, or with the store's own. */
  const secret = async () => {
    known ??= parts.linkSecret ?? (await serviceKey(parts.database, 'registrant-links'));
    return known;
  };
  return {
    secret,
    async addressOf(registration: LinkedRegistration, nowMs: number) {
      const { reference, tokenVersion } = registration;
      const lastDay = lastDayOf(nowMs, bookedSession(parts.sessionsOf, registration)?.end);
      const token = linkToken({ reference, tokenVersion, lastDay }, await secret());
      return `${parts.siteUrl}${registrationPath}/${token}`;
    },
  };
}

function lastDayOf(nowMs: number, sessionEnd: string | undefined): string {
  const least = addDays(toIsoDay(nowMs), registrantLinkDays.atLeast);
  const after = sessionEnd === undefined ? least : addDays(sessionEnd, registrantLinkDays.afterSession);
  return [least, after].toSorted().at(-1) ?? least;
}

export function linkToken({ reference, tokenVersion, lastDay }: Link, secret: string): string {
  const claim = `${reference.replace(/^ENQ-|-/g, '')}.${tokenVersion}.${lastDay.replaceAll('-', '')}`;
  return `${claim}.${signatureOf(secret, 'link', claim)}`;
}

export function readLink(token: string, secret: string): Link | undefined {
  const [, code = '', tokenVersion = '', year, month, day, given = ''] =
    /^([0-9A-Z]{8})\.(\d{1,9})\.(\d{4})(\d\d)(\d\d)\.([\w-]{43})$/.exec(token) ?? [];
  const claim = token.slice(0, token.lastIndexOf('.'));
  if (!isSame(given, signatureOf(secret, 'link', claim))) return undefined;
  const reference = readReference(code);
  const lastDay = `${year}-${month}-${day}`;
  return reference && isIsoDay(lastDay)
    ? { reference, tokenVersion: Number(tokenVersion), lastDay }
    : undefined;
}

/** CSRF token: proves that the page was shown at that version, under that link. */
export const csrfTokenOf = (secret: string, token: string, version: string, key: string): string =>
  signatureOf(secret, 'form', `${token} ${version} ${key}`);

export function isSame(given: string, made: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(made)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const signatureOf = (secret: string, purpose: 'link' | 'form', text: string): string =>
  createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');
