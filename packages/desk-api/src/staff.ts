import * as z from 'zod';
import {
  actorSchema,
  addition,
  additionSchema,
  answer,
  change,
  changeSchema,
  cursorSchema,
  idSchema,
  lineSchema,
  momentSchema,
  pageQueryShape,
  referenceSchema,
  roleSchema,
  staffNameSchema,
  subjects,
  textLimits,
  versionSchema,
} from './common.ts';
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

const get = { method: 'GET', may: 'administrator', shows: ['staff'] } as const;
const post = { method: 'POST', may: 'administrator', changes: ['staff'] } as const;
const remove = { ...post, method: 'DELETE' } as const;
export const staffRoutes = {
  colleagues: {
    ...get,
    path: '/api/colleagues',
    answer: staffAnswerSchema,
  },
  invite: {
    ...post,
    path: '/api/colleagues',
    body: addition({ name: lineSchema(textLimits.name), role: roleSchema }),
    answer: inviteAnswerSchema,
  },
  inviteAgain: {
    ...post,
    path: '/api/colleagues/:colleague/invitation',
    params: staffMemberPathSchema,
    body: additionSchema,
    answer: inviteAnswerSchema,
  },
  withdrawInvitation: {
    ...remove,
    path: '/api/invitations/:invitation',
    params: z.strictObject({ invitation: idSchema }),
    answer: staffAnswerSchema,
  },
  changeStaffMember: {
    ...post,
    method: 'PUT',
    path: '/api/colleagues/:colleague',
    params: staffMemberPathSchema,
    body: change({ name: lineSchema(textLimits.name), role: roleSchema }),
    answer: staffAnswerSchema,
  },
  removeStaffMember: {
    ...post,
    path: '/api/colleagues/:colleague/remove',
    params: staffMemberPathSchema,
    body: changeSchema,
    answer: staffAnswerSchema,
  },
  removeStaffPasskey: {
    ...remove,
    path: '/api/colleagues/:colleague/passkeys/:passkey',
    params: z.strictObject({ colleague: idSchema, passkey: idSchema }),
    answer: staffAnswerSchema,
  },
  /** Every command is recorded. */
  auditLog: {
    ...get,
    shows: subjects,
    path: '/api/acts',
    query: z.strictObject({ colleague: z.optional(idSchema), ...pageQueryShape }),
    answer: answer({
      rows: z.array(
        z.strictObject({
          id: idSchema,
          atMs: momentSchema,
          by: actorSchema,
          kind: z.string(),
          words: z.string(),
          reference: z.nullable(referenceSchema),
          target: z.nullable(staffNameSchema),
        }),
      ),
      nextCursor: z.nullable(cursorSchema),
      total: z.int(),
    }),
  },
} as const;
