import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export type Falsified = {
  readonly origin?: string;
  readonly challenge?: string;
  readonly isVerified?: boolean;
  readonly signature?: Buffer;
  readonly counter?: number;
  readonly host?: string;
  readonly userHandle?: string;
};

export type Authenticator = ReturnType<typeof createAuthenticator>;
type Challenged = { readonly challenge: string };

const present = 0x01;
const verified = 0x04;
const withCredential = 0x40;

/** A passkey in software: ES256, no attestation (WebAuthn Level 3). */
export function createAuthenticator(deskOrigin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, falsified: Falsified) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: falsified.challenge ?? challenge,
        origin: falsified.origin ?? deskOrigin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (more: number, falsified: Falsified, rest: Buffer = Buffer.alloc(0)) => {
    const host = falsified.host ?? new URL(deskOrigin).hostname;
    const flags = Buffer.of(present | (falsified.isVerified === false ? 0 : verified) | more);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(falsified.counter ?? counter);
    return Buffer.concat([createHash('sha256').update(host).digest(), flags, count, rest]);
  };
  const credential = (response: Record<string, string>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString('base64url'),
    make({ challenge }: Challenged, falsified: Falsified = {}) {
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = authenticatorData(
        withCredential,
        falsified,
        Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, key]),
      );
      // {fmt: "none", attStmt: {}, authData: …} in CBOR.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.of(0x58, data.length),
        data,
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge, falsified).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      });
    },
    sign({ challenge }: Challenged, falsified: Falsified = {}) {
      counter++;
      const client = clientData('webauthn.get', challenge, falsified);
      const data = authenticatorData(0, falsified);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const signature = falsified.signature ?? sign('sha256', signed, privateKey);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(falsified.userHandle === undefined ? {} : { userHandle: falsified.userHandle }),
      });
    },
  };
}
