import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type * as z from 'zod';
import { keepChallenge, takeChallenge } from '../../../intake/src/desk-store/challenges.ts';
import type { Colleague } from '../../../intake/src/desk-store/colleagues.ts';
import { findPasskey, listPasskeys, type Passkey } from '../../../intake/src/desk-store/passkeys.ts';
import type { credentialSchema } from '../../contract/sign-in.ts';
import type { Desk } from '../desk.ts';
import { Refusal } from '../refusal.ts';

type Credential = z.output<typeof credentialSchema>;

/** What a challenge was made for. One for one thing opens no other. */
type Purpose = 'sign-in' | `invitation ${string}` | `passkey ${string}`;

/** Passkeys belong to the desk's host. */
function partyOf({ house }: Desk): { rpID: string; origin: string } {
  return { rpID: new URL(house.desk.url).hostname, origin: house.desk.url };
}

/** What a device needs to sign in. It names no passkey, so that it tells nothing about who exists. */
export async function signInOptions(desk: Desk) {
  const options = await generateAuthenticationOptions({
    rpID: partyOf(desk).rpID,
    userVerification: 'required',
  });
  await keepChallenge(desk.database, options.challenge, 'sign-in', desk.now());
  return { ...options };
}

/**
 * The passkey that signed the answer, with the count of its uses. Refuses an unknown one, a wrong signature, a challenge
 * that is not open, another origin and a person who was not verified, all in the same words; one that was removed is
 * told so, but only when the signature is right.
 */
export async function provenPasskey(
  desk: Desk,
  credential: Credential,
): Promise<{ passkey: Passkey; counter: number }> {
  const passkey = await findPasskey(desk.database, credential.id);
  const proof = passkey && (await verifiedSignature(desk, passkey, credential));
  if (!passkey || proof === undefined) throw new Refusal({ code: 'passkey-refused' });
  if (passkey.isRemoved) throw new Refusal({ code: 'passkey-removed' });
  return { passkey, counter: proof };
}

/** What a device needs to make a passkey for a colleague. */
export async function creationOptions(desk: Desk, colleague: Colleague, purpose: Purpose) {
  const known = await listPasskeys(desk.database, colleague.id);
  const options = await generateRegistrationOptions({
    rpName: `${desk.house.site().company.name}, desk`,
    rpID: partyOf(desk).rpID,
    userName: colleague.name,
    userDisplayName: colleague.name,
    userID: new TextEncoder().encode(colleague.id),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential, transports }) => ({
      id: credential,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(desk.database, options.challenge, purpose, desk.now());
  return { ...options };
}

/** The passkey that a device made, checked. Refuses whatever does not answer an open challenge of this purpose. */
export async function madePasskey(
  desk: Desk,
  credential: Credential,
  purpose: Purpose,
): Promise<Pick<Passkey, 'credential' | 'publicKey' | 'counter' | 'transports' | 'isSynced'>> {
  const { rpID, origin } = partyOf(desk);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential as unknown as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: (challenge) => takeChallenge(desk.database, challenge, purpose, desk.now()),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    });
    if (!verified) throw new Error('not verified');
    const made = registrationInfo.credential;
    return {
      credential: made.id,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports: made.transports ?? [],
      isSynced: registrationInfo.credentialBackedUp,
    };
  } catch (error) {
    throw refusedUnlessStore(error);
  }
}

/** The new count of uses when everything is right, undefined when anything is not. */
async function verifiedSignature(
  desk: Desk,
  passkey: Passkey,
  credential: Credential,
): Promise<number | undefined> {
  const { rpID, origin } = partyOf(desk);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as unknown as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: (challenge) => takeChallenge(desk.database, challenge, 'sign-in', desk.now()),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credential,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    if (isStoreFailure(error)) throw error;
    return undefined;
  }
}

/** The library throws plain errors for whatever is wrong with an answer; a store that is away is another thing. */
function refusedUnlessStore(error: unknown): unknown {
  return isStoreFailure(error) ? error : new Refusal({ code: 'passkey-refused' });
}

function isStoreFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'StoreUnavailable';
}
