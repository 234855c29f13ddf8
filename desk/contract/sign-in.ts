import * as z from 'zod';
import { actKeySchema, answerShape, idSchema, lineSchema, momentSchema, roleSchema } from './common.ts';

/**
 * What `@simplewebauthn/browser` sends and takes, as JSON. The parts are checked by `@simplewebauthn/server`, so here
 * only their outline is: browsers add fields of their own.
 */
const webauthnText = z.string().max(20_000);
export const credentialSchema = z.looseObject({
  id: webauthnText,
  rawId: webauthnText,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: webauthnText }),
  clientExtensionResults: z.looseObject({}),
});

/** `PublicKeyCredentialRequestOptionsJSON`: hand it to `startAuthentication({ optionsJSON })`. */
export const requestOptionsSchema = z.looseObject({ challenge: z.string() });
/** `PublicKeyCredentialCreationOptionsJSON`: hand it to `startRegistration({ optionsJSON })`. */
export const creationOptionsSchema = z.looseObject({ challenge: z.string() });

/** The one-time secret of an invitation. It stands behind the `#` of the link, which no server's log sees. */
export const linkTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'no link');

export const signInOptionsAnswerSchema = z.strictObject({ ...answerShape, options: requestOptionsSchema });

export const signInBodySchema = z.strictObject({ credential: credentialSchema });

/** Who is signed in, and until when. */
export const signedInSchema = z.strictObject({
  ...answerShape,
  me: z.strictObject({ id: idSchema, name: z.string(), role: roleSchema }),
  /** Without another request of the person the session ends here; moves on with each. */
  idleEndsAtMs: momentSchema,
  /** It ends here in any case. */
  endsAtMs: momentSchema,
});

export const invitationBodySchema = z.strictObject({ token: linkTokenSchema });

/** What an open invitation says. `first` and `recovery` come from the command line. */
export const invitationAnswerSchema = z.strictObject({
  ...answerShape,
  kind: z.enum(['first', 'invitation', 'recovery']),
  name: z.string(),
  role: roleSchema,
  expiresAtMs: momentSchema,
});

export const creationAnswerSchema = z.strictObject({ ...answerShape, options: creationOptionsSchema });

/** A name for the passkey that its owner recognises, "Laptop in the office". */
export const passkeyNameSchema = lineSchema(60);

export const acceptInvitationBodySchema = z.strictObject({
  token: linkTokenSchema,
  credential: credentialSchema,
  passkeyName: passkeyNameSchema,
});

export const addPasskeyBodySchema = z.strictObject({
  actKey: actKeySchema,
  credential: credentialSchema,
  passkeyName: passkeyNameSchema,
});
