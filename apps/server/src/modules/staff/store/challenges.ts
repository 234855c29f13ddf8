import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queries } from '../../../platform/database/database.ts';
import { serviceKey } from '../../../platform/database/service-keys.ts';

const challengeMs = 5 * 60_000;

/**
 * Expiry, 16 random bytes and an HMAC over both and the purpose. Nothing is stored before its use, so
 * anonymous requests cannot fill the store.
 */
export async function createChallenge(
  queries: Queries,
  purpose: string,
  nowMs: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = Buffer.alloc(24);
  content.writeBigUInt64BE(BigInt(nowMs + challengeMs));
  randomBytes(16).copy(content, 8);
  return new Uint8Array(Buffer.concat([content, await signatureOf(queries, content, purpose)]));
}

/** Made here for this purpose and not expired. It may have been used. */
export async function isChallengeValid(
  queries: Queries,
  challenge: string,
  purpose: string,
  nowMs: number,
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  // One encoding only: another would be stored as another challenge.
  if (bytes.length !== 56 || bytes.toString('base64url') !== challenge) return false;
  const content = bytes.subarray(0, 24);
  const isSigned = timingSafeEqual(bytes.subarray(24), await signatureOf(queries, content, purpose));
  return isSigned && Number(content.readBigUInt64BE()) > nowMs;
}

export async function claimChallenge(
  queries: Queries,
  challenge: string,
  purpose: string,
  nowMs: number,
): Promise<boolean> {
  await queries.run('DELETE FROM challenges WHERE expires_at <= $1', [nowMs]);
  const stored = await queries.run(
    'INSERT INTO challenges (challenge, purpose, expires_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [challenge, purpose, nowMs + challengeMs],
  );
  return stored === 1;
}

async function signatureOf(queries: Queries, content: Buffer, purpose: string): Promise<Buffer> {
  const key = await serviceKey(queries, 'desk-challenges');
  return createHmac('sha256', key).update(content).update(purpose).digest();
}
