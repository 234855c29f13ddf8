import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 bits, as 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the store keeps of a secret. Secrets are random, so that a plain hash can't be searched back. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
