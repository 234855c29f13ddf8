import * as z from 'zod';
import {
  actorSchema,
  addition,
  additionSchema,
  answer,
  change,
  changeSchema,
  idSchema,
  lineSchema,
  momentSchema,
  pageAnswer,
  pageQueryShape,
  referenceSchema,
  roleSchema,
  staffNameSchema,
  subjects,
  textLimits,
  versionSchema,
} from './common.ts';
import { routesFor } from './route.ts';
import { passkeySchema } from './you.ts';

export const staffMemberSchema = z.strictObject({
  id: idSchema,
  version: versionSchema,
  name: z.string(),
  role: roleSchema,
  state: z.enum(['active', 'invited', 'removed']),
  passkeys: z.array(passkeySchema),
  lastSeenAtMs: z.nullable(momentSchema),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

export const invitationSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(['first', 'invitation', 'recovery']),
  colleague: z.strictObject({ id: idSchema, name: z.string() }),
  role: roleSchema,
  madeAtMs: momentSchema,
  expiresAtMs: momentSchema,
});

export const staffAnswerSchema = answer({
  colleagues: z.array(staffMemberSchema),
  invitations: z.array(invitationSchema),
});

/** The link appears only here; the store has its hash. It works once, for an hour. */
export const inviteAnswerSchema = answer({ invitation: invitationSchema, url: z.url() });

export const staffMemberPathSchema = z.strictObject({ colleague: idSchema });

const { get, post, put, remove } = routesFor('administrator', { shows: ['staff'], changes: ['staff'] });
export const staffRoutes = {
  colleagues: get('/api/colleagues', { answer: staffAnswerSchema }),
  invite: post('/api/colleagues', {
    body: addition({ name: lineSchema(textLimits.name), role: roleSchema }),
    answer: inviteAnswerSchema,
  }),
  inviteAgain: post('/api/colleagues/:colleague/invitation', {
    params: staffMemberPathSchema,
    body: additionSchema,
    answer: inviteAnswerSchema,
  }),
  withdrawInvitation: remove('/api/invitations/:invitation', {
    params: z.strictObject({ invitation: idSchema }),
    answer: staffAnswerSchema,
  }),
  changeStaffMember: put('/api/colleagues/:colleague', {
    params: staffMemberPathSchema,
    body: change({ name: lineSchema(textLimits.name), role: roleSchema }),
    answer: staffAnswerSchema,
  }),
  removeStaffMember: post('/api/colleagues/:colleague/remove', {
    params: staffMemberPathSchema,
    body: changeSchema,
    answer: staffAnswerSchema,
  }),
  removeStaffPasskey: remove('/api/colleagues/:colleague/passkeys/:passkey', {
    params: z.strictObject({ colleague: idSchema, passkey: idSchema }),
    answer: staffAnswerSchema,
  }),
  /** Every command is recorded. */
  auditLog: get('/api/acts', {
    shows: subjects,
    query: z.strictObject({ colleague: z.optional(idSchema), ...pageQueryShape }),
    answer: pageAnswer(
      z.strictObject({
        id: idSchema,
        atMs: momentSchema,
        by: actorSchema,
        kind: z.string(),
        words: z.string(),
        reference: z.nullable(referenceSchema),
        target: z.nullable(staffNameSchema),
      }),
      {
        total: z.int(),
      },
    ),
  }),
};
