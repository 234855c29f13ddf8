/// <reference path="./negotiator.d.ts" />
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** RFC 9110 section 12.5.3: highest weight, first of `available` on a tie; identity when none is acceptable. */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header ?? 'identity' } });
  const best = negotiator.encoding(available, { preferred: available });
  return available.find((encoding) => encoding === best) ?? 'identity';
}

/** Weak comparison of `If-None-Match` (RFC 9110 section 13.1.2). */
export function isTagListed(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
