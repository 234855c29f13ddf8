import * as z from 'zod';
import { addition, answer, doneSchema, idSchema, lineSchema, momentSchema, roleSchema } from './common.ts';
import { routesFor } from './route.ts';

/** Of `@simplewebauthn/browser`; browsers add fields of their own. */
const webauthnText = z.string().max(20_000);
export const credentialSchema = z.looseObject({
  id: webauthnText,
  rawId: webauthnText,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: webauthnText }),
  clientExtensionResults: z.looseObject({}),
});

export const linkTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'no link');

export const signedInSchema = answer({
  me: z.strictObject({ id: idSchema, name: z.string(), role: roleSchema }),
  idleEndsAtMs: momentSchema,
  endsAtMs: momentSchema,
});

export const invitationBodySchema = z.strictObject({ token: linkTokenSchema });

export const creationAnswerSchema = answer({ options: z.looseObject({ challenge: z.string() }) });

export const passkeyNameSchema = lineSchema(60);

export const addPasskeyBodySchema = addition({
  credential: credentialSchema,
  passkeyName: passkeyNameSchema,
});

const { post } = routesFor('anyone', {});
export const signInRoutes = {
  signInOptions: post('/api/sign-in/options', {
    answer: answer({ options: z.looseObject({ challenge: z.string() }) }),
  }),
  signIn: post('/api/sign-in', {
    body: z.strictObject({ credential: credentialSchema }),
    answer: signedInSchema,
  }),
  invitation: post('/api/invitation', {
    body: invitationBodySchema,
    /** `first` and `recovery` come from the command line. */
    answer: answer({
      kind: z.enum(['first', 'invitation', 'recovery']),
      name: z.string(),
      role: roleSchema,
      expiresAtMs: momentSchema,
    }),
  }),
  invitationOptions: post('/api/invitation/options', {
    body: invitationBodySchema,
    answer: creationAnswerSchema,
  }),
  acceptInvitation: post('/api/invitation/accept', {
    body: z.strictObject({
      token: linkTokenSchema,
      credential: credentialSchema,
      passkeyName: passkeyNameSchema,
    }),
    answer: signedInSchema,
  }),
  signOut: routesFor('staff', {}).post('/api/sign-out', { answer: doneSchema }),
  signOutEverywhere: routesFor('staff', {}).post('/api/sign-out-everywhere', { answer: doneSchema }),
};
