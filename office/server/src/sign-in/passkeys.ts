import { createHmac, generateKeyPairSync, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { DomainError } from '@vanda/desk-api/failures';
import type { credentialSchema } from '@vanda/desk-api/staff';
import { type Queries, StoreUnavailable, serviceKey } from '@vanda/server/office';
import type * as z from 'zod';
import type { Desk } from '../desk.ts';
import { consumeChallenge, findPasskey, listPasskeys, type Passkey } from '../store/passkeys.ts';
import type { StaffMember } from '../store/staff-members.ts';

type Credential = z.output<typeof credentialSchema>;

/** A challenge is valid for one purpose only. */
type Purpose = 'sign-in' | `invitation ${string}` | `passkey ${string}`;

const rpIdOf = ({ services }: Desk): string => new URL(services.desk.url).hostname;

const expected = (desk: Desk, purpose: Purpose) => ({
  expectedChallenge: (challenge: string) => isChallengeValid(desk, challenge, purpose),
  expectedOrigin: desk.services.desk.url,
  expectedRPID: rpIdOf(desk),
  requireUserVerification: true,
});

/** Lists no passkeys, which would disclose users. */
export async function signInOptions(desk: Desk) {
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(desk),
    challenge: await createChallenge(desk, 'sign-in'),
    userVerification: 'required',
  });
  return { ...options };
}

export async function provenPasskey(desk: Desk, credential: Credential) {
  const passkey = await findPasskey(desk.database, credential.id);
  const isOwn = passkey !== undefined && isHandleOf(passkey, credential);
  // An unknown passkey costs the same queries and the same verification, so the time does not tell which are known.
  const counter = await verifiedSignature(desk, isOwn ? passkey : nobodysPasskey, credential);
  if (!isOwn || counter === undefined) throw new DomainError({ code: 'passkey-refused' });
  if (passkey.removedAtMs !== null) throw new DomainError({ code: 'passkey-removed' });
  return { passkey, counter };
}

/** A P-256 key without a private half, as COSE (RFC 9053, section 7.1.1). */
function makeNobodysPasskey(): Pick<Passkey, 'credential' | 'publicKey' | 'counter'> {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  });
  const [head, middle] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
  const key = Buffer.concat([head, Buffer.from(x, 'base64url'), middle, Buffer.from(y, 'base64url')]);
  return { credential: 'nobody', publicKey: key.toString('base64url'), counter: 0 };
}

const nobodysPasskey = makeNobodysPasskey();

const isHandleOf = (passkey: Passkey, { response: { userHandle } }: Credential): boolean =>
  userHandle === undefined || userHandle === null
    ? true
    : userHandle === Buffer.from(passkey.staffMember).toString('base64url');

export async function creationOptions(desk: Desk, staffMember: StaffMember, purpose: Purpose) {
  const known = await listPasskeys(desk.database, staffMember.id);
  const options = await generateRegistrationOptions({
    rpName: `${desk.services.site().company.name}, desk`,
    rpID: rpIdOf(desk),
    challenge: await createChallenge(desk, purpose),
    userName: staffMember.name,
    userDisplayName: staffMember.name,
    userID: new TextEncoder().encode(staffMember.id),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential, transports }) => ({
      id: credential,
      transports: transports.split(' ').filter(Boolean),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

export async function madePasskey(
  desk: Desk,
  credential: Credential,
  purpose: Purpose,
): Promise<Pick<Passkey, 'credential' | 'publicKey' | 'counter' | 'transports' | 'isSynced'>> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential as unknown as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      ...expected(desk, purpose),
    });
    if (!verified || !(await claimChallenge(desk, credential, purpose))) throw new Error('not verified');
    const made = registrationInfo.credential;
    return {
      credential: made.id,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports: (made.transports ?? []).join(' '),
      isSynced: Number(registrationInfo.credentialBackedUp),
    };
  } catch (error) {
    // The library throws plain errors for any fault of the response.
    throw error instanceof StoreUnavailable ? error : new DomainError({ code: 'passkey-refused' });
  }
}

async function verifiedSignature(
  desk: Desk,
  passkey: Pick<Passkey, 'credential' | 'publicKey' | 'counter'>,
  credential: Credential,
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as unknown as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      ...expected(desk, 'sign-in'),
      credential: {
        id: passkey.credential,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    const isFresh = verified && (await claimChallenge(desk, credential, 'sign-in'));
    return isFresh ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    return undefined;
  }
}

const challengeMs = 5 * 60_000;

/**
 * A challenge consists of its expiry, 16 random bytes and an HMAC over both and the purpose. It is stored
 * only when used, so anonymous requests cannot fill the store.
 */
async function createChallenge({ database, now }: Desk, purpose: Purpose): Promise<Uint8Array<ArrayBuffer>> {
  const content = Buffer.alloc(24);
  content.writeBigUInt64BE(BigInt(now() + challengeMs));
  randomBytes(16).copy(content, 8);
  return new Uint8Array(Buffer.concat([content, await signatureOf(database, content, purpose)]));
}

/** Checks that this server made the challenge for the purpose, and that it has not expired. It may have been used. */
async function isChallengeValid({ database, now }: Desk, challenge: string, purpose: Purpose) {
  const bytes = Buffer.from(challenge, 'base64url');
  // Only one encoding is accepted: another would be stored as another challenge.
  if (bytes.length !== 56 || bytes.toString('base64url') !== challenge) return false;
  const content = bytes.subarray(0, 24);
  const isSigned = timingSafeEqual(bytes.subarray(24), await signatureOf(database, content, purpose));
  return isSigned && Number(content.readBigUInt64BE()) > now();
}

/** Consumes the challenge, so that the response cannot be replayed. */
async function claimChallenge({ database, now }: Desk, { response }: Credential, purpose: Purpose) {
  const client = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as {
    challenge: string;
  };
  const nowMs = now();
  return consumeChallenge(database, client.challenge, purpose, { nowMs, expiresAtMs: nowMs + challengeMs });
}

async function signatureOf(queries: Queries, content: Buffer, purpose: Purpose): Promise<Buffer> {
  const key = await serviceKey(queries, 'desk-challenges');
  return createHmac('sha256', key).update(content).update(purpose).digest();
}
