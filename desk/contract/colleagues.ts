import * as z from 'zod';
import {
  actorSchema,
  additionSchema,
  answerShape,
  changeSchema,
  cursorSchema,
  idSchema,
  lineSchema,
  momentSchema,
  pageQueryShape,
  referenceSchema,
  roleSchema,
  textLimits,
  versionSchema,
} from './common.ts';
import { passkeySchema } from './you.ts';

export const colleagueSchema = z.strictObject({
  id: idSchema,
  version: versionSchema,
  name: z.string(),
  role: roleSchema,
  /** `invited`: no passkey yet. `removed`: signed out everywhere, passkeys taken off; the name stays beside their acts. */
  state: z.enum(['active', 'invited', 'removed']),
  passkeys: z.array(passkeySchema),
  lastSeenAtMs: z.nullable(momentSchema),
});
export type Colleague = z.infer<typeof colleagueSchema>;

export const invitationSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(['first', 'invitation', 'recovery']),
  colleague: z.strictObject({ id: idSchema, name: z.string() }),
  role: roleSchema,
  madeAtMs: momentSchema,
  expiresAtMs: momentSchema,
});

export const colleaguesAnswerSchema = z.strictObject({
  ...answerShape,
  colleagues: z.array(colleagueSchema),
  /** Open ones. */
  invitations: z.array(invitationSchema),
});

/** Invites somebody new. */
export const inviteBodySchema = z.strictObject({
  ...additionSchema.shape,
  name: lineSchema(textLimits.name),
  role: roleSchema,
});

/** The link is shown this once: the store keeps its hash alone. It works once, for an hour. */
export const inviteAnswerSchema = z.strictObject({
  ...answerShape,
  invitation: invitationSchema,
  url: z.url(),
});

export const colleaguePathSchema = z.strictObject({ colleague: idSchema });
export const colleaguePasskeyPathSchema = z.strictObject({ colleague: idSchema, passkey: idSchema });
export const invitationPathSchema = z.strictObject({ invitation: idSchema });
export const changeColleagueBodySchema = z.strictObject({
  ...changeSchema.shape,
  name: lineSchema(textLimits.name),
  role: roleSchema,
});

/** Everything that the record of acts names. */
export const actKinds = [
  'signed-in',
  'signed-out',
  'signed-out-everywhere',
  'session-ended',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'invited',
  'invitation-withdrawn',
  'colleague-joined',
  'colleague-changed',
  'colleague-removed',
  'recovery-made',
  'keys-changed',
  'calendar-made',
  'calendar-ended',
  'taken',
  'given-back',
  'closed',
  'reopened',
  'noted',
  'corrected',
  'receipt-again',
  'draft-saved',
  'answered',
  'answer-undone',
  'marked-answered',
  'released',
  'deleted',
  'mail-retried',
  'seat-confirmed',
  'seat-moved',
  'seat-substituted',
  'seat-cancelled',
  'seat-offered',
  'seat-to-waiting',
  'list-printed',
  'list-taken',
  'copy-given',
  'erased',
] as const;
export const actKindSchema = z.enum(actKinds);
export type ActKind = z.infer<typeof actKindSchema>;

export const actsQuerySchema = z.strictObject({ colleague: z.optional(idSchema), ...pageQueryShape });
export const actsAnswerSchema = z.strictObject({
  ...answerShape,
  rows: z.array(
    z.strictObject({
      id: idSchema,
      atMs: momentSchema,
      by: actorSchema,
      kind: actKindSchema,
      /** `Seat confirmed`. No contents. */
      words: z.string(),
      reference: z.nullable(referenceSchema),
    }),
  ),
  nextCursor: z.nullable(cursorSchema),
  total: z.int(),
});
