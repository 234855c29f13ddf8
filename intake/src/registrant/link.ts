import { createHmac, timingSafeEqual } from 'node:crypto';
import { addDays, isIsoDay, toIsoDay } from '@vanda/enquiry/day';
import { registrantLinkDays } from '@vanda/enquiry/notice';
import { readReference } from '@vanda/enquiry/reference';

/** Path of a registrant's page, before the token. */
export const registrationPath = '/api/registrations';

/** What a link says once its signature holds. */
export type Link = {
  readonly reference: string;
  /** The registration's turn that it was made under; it has ended when the registration has another. */
  readonly turn: number;
  /** Last day on which it works, ISO in Singapore. */
  readonly lastDay: string;
};

/** Last day of a link made at a moment for a session that ends on a day. */
export function lastDayOf(nowMs: number, sessionEnd: string | undefined): string {
  const least = addDays(toIsoDay(nowMs), registrantLinkDays.atLeast);
  const after = sessionEnd === undefined ? least : addDays(sessionEnd, registrantLinkDays.afterSession);
  return [least, after].toSorted().at(-1) ?? least;
}

/** `7K3Q9M2T.1.20270118.` and 256 bits that only the holder of the secret can make. */
export function linkToken({ reference, turn, lastDay }: Link, secret: string): string {
  const claim = `${reference.replace(/^ENQ-|-/g, '')}.${turn}.${lastDay.replaceAll('-', '')}`;
  return `${claim}.${signatureOf(secret, 'link', claim)}`;
}

/** What a token says; undefined unless this service made it, letter for letter. */
export function readLink(token: string, secret: string): Link | undefined {
  const [, code = '', turn = '', year, month, day, given = ''] =
    /^([0-9A-Z]{8})\.(\d{1,9})\.(\d{4})(\d\d)(\d\d)\.([\w-]{43})$/.exec(token) ?? [];
  const claim = token.slice(0, token.lastIndexOf('.'));
  if (!isSame(given, signatureOf(secret, 'link', claim))) return undefined;
  const reference = readReference(code);
  const lastDay = `${year}-${month}-${day}`;
  return reference && isIsoDay(lastDay) ? { reference, turn: Number(turn), lastDay } : undefined;
}

/** What a form on the page carries: proof that the page was shown to whoever sends it, at that version. */
export function formProof(secret: string, token: string, version: number, key: string): string {
  return signatureOf(secret, 'form', `${token} ${version} ${key}`);
}

/** Compares two signatures in the same time wherever they differ. */
export function isSame(given: string, made: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(made)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function signatureOf(secret: string, purpose: 'link' | 'form', text: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');
}
