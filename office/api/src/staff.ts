import type { Form } from '@vanda/forms/form';
import { formSchema as formDefinitionSchema } from '@vanda/forms/forms-schema';
import * as z from 'zod';
import {
  actorSchema,
  addition,
  additionSchema,
  change,
  changeSchema,
  doneSchema,
  idSchema,
  lineSchema,
  momentSchema,
  pageQueryShape,
  pageResponse,
  referenceSchema,
  response,
  roleSchema,
  staffNameSchema,
  subjects,
  textLimits,
  versionSchema,
} from './common.ts';
import { monthStatsSchema, viewCountsSchema } from './inbox.ts';
import { routesFor } from './route.ts';

/** Names of the desk's keys. */
const keysOffSchema = z.array(idSchema).max(100);

/** A text of `@simplewebauthn/browser`, whose objects may have more fields. */
const webauthnText = z.string().max(20_000);
export const credentialSchema = z.looseObject({
  id: webauthnText,
  rawId: webauthnText,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: webauthnText }),
  clientExtensionResults: z.looseObject({}),
});

const linkTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'no link');

const invitationBodySchema = z.strictObject({ token: linkTokenSchema });

const optionsResponseSchema = response({ options: z.looseObject({ challenge: z.string() }) });

const passkeyNameSchema = lineSchema(60);

const anyone = routesFor('anyone', {});
const ofUser = routesFor('staff', { shows: ['staff'], changes: ['staff'] });
export const signInRoutes = {
  signInOptions: anyone.post('/api/sign-in/options', { response: optionsResponseSchema }),
  signIn: anyone.post('/api/sign-in', {
    body: z.strictObject({ credential: credentialSchema }),
    response: doneSchema,
  }),
  invitation: anyone.post('/api/invitation', {
    body: invitationBodySchema,
    /** `first` and `recovery` come from the command line. */
    response: response({
      kind: z.enum(['first', 'invitation', 'recovery']),
      name: z.string(),
      role: roleSchema,
      expiresAtMs: momentSchema,
    }),
  }),
  invitationOptions: anyone.post('/api/invitation/options', {
    body: invitationBodySchema,
    response: optionsResponseSchema,
  }),
  acceptInvitation: anyone.post('/api/invitation/accept', {
    body: z.strictObject({
      token: linkTokenSchema,
      credential: credentialSchema,
      passkeyName: passkeyNameSchema,
    }),
    response: doneSchema,
  }),
  signOut: ofUser.post('/api/sign-out', { changes: [], response: doneSchema }),
  signOutEverywhere: ofUser.post('/api/sign-out-everywhere', { changes: [], response: doneSchema }),
};

const passkeySchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  device: z.string(),
  addedAtMs: momentSchema,
  lastUsedAtMs: z.nullable(momentSchema),
});

const youResponseSchema = response({
  passkeys: z.array(passkeySchema.extend({ isUsedNow: z.boolean() })),
  sessions: z.array(
    z.strictObject({
      id: idSchema,
      passkeyName: z.string(),
      signedInAtMs: momentSchema,
      lastSeenAtMs: momentSchema,
      isThis: z.boolean(),
    }),
  ),
  keysOff: keysOffSchema,
});

export const youRoutes = {
  you: ofUser.get('/api/you', { response: youResponseSchema }),
  passkeyOptions: ofUser.post('/api/you/passkeys/options', { changes: [], response: optionsResponseSchema }),
  addPasskey: ofUser.post('/api/you/passkeys', {
    body: addition({ credential: credentialSchema, passkeyName: passkeyNameSchema }),
    response: youResponseSchema,
  }),
  removePasskey: ofUser.remove('/api/you/passkeys/:passkey', { response: youResponseSchema }),
  /** Acknowledges a passkey added through another person's link; needs a login session of a different passkey. */
  acknowledgePasskey: ofUser.post('/api/you/passkeys/:passkey/acknowledge', { response: doneSchema }),
  endSession: ofUser.remove('/api/you/sessions/:loginSession', { response: youResponseSchema }),
  setKeys: ofUser.put('/api/you/keys', {
    body: z.strictObject({ keysOff: keysOffSchema }),
    response: youResponseSchema,
  }),
  makeCalendar: ofUser.post('/api/you/calendar', {
    changes: ['record'],
    body: additionSchema,
    response: response({ url: z.url() }),
  }),
  calendar: anyone.get('/calendar/:token', { response: 'text/calendar' }),
};

const staffMemberSchema = z.strictObject({
  id: idSchema,
  version: versionSchema,
  name: z.string(),
  role: roleSchema,
  status: z.enum(['active', 'invited', 'removed']),
  passkeys: z.array(passkeySchema),
  lastSeenAtMs: z.nullable(momentSchema),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

const invitationSchema = z.strictObject({
  id: idSchema,
  staffMember: staffNameSchema,
  role: roleSchema,
  expiresAtMs: momentSchema,
});

const staffResponseSchema = response({
  staffMembers: z.array(staffMemberSchema),
  invitations: z.array(invitationSchema),
});

/** The link appears only here; the store has its hash. It works once, for an hour. */
const inviteResponseSchema = response({ invitation: invitationSchema, url: z.url() });

const { get, post, put, remove } = routesFor('administrator', { shows: ['staff'], changes: ['staff'] });
export const staffRoutes = {
  staffMembers: get('/api/staff', { response: staffResponseSchema }),
  invite: post('/api/staff', {
    body: addition({ name: lineSchema(textLimits.name), role: roleSchema }),
    response: inviteResponseSchema,
  }),
  inviteAgain: post('/api/staff/:staffMember/invitation', {
    body: additionSchema,
    response: inviteResponseSchema,
  }),
  withdrawInvitation: remove('/api/invitations/:invitation', { response: staffResponseSchema }),
  changeStaffMember: put('/api/staff/:staffMember', {
    body: change({ name: lineSchema(textLimits.name), role: roleSchema }),
    response: staffResponseSchema,
  }),
  removeStaffMember: post('/api/staff/:staffMember/remove', {
    body: changeSchema,
    response: staffResponseSchema,
  }),
  removeStaffPasskey: remove('/api/staff/:staffMember/passkeys/:passkey', { response: staffResponseSchema }),
  /** Lists all commands. */
  auditLog: get('/api/audit-log', {
    shows: subjects,
    query: z.strictObject({ staffMember: z.optional(idSchema), ...pageQueryShape }),
    response: pageResponse(
      z.strictObject({
        id: idSchema,
        atMs: momentSchema,
        by: actorSchema,
        kind: z.string(),
        message: z.string(),
        reference: z.nullable(referenceSchema),
        target: z.nullable(staffNameSchema),
      }),
      { total: z.int() },
    ),
  }),
};

export const bootstrapRoutes = {
  bootstrap: routesFor('staff', { shows: ['enquiries', 'staff'] }).get('/api/bootstrap', {
    response: response({
      me: z.strictObject({ id: idSchema, name: z.string(), role: roleSchema, keysOff: keysOffSchema }),
      /** Passkeys that were added to `me` through another person's link and are not acknowledged. */
      linkedPasskeys: z.array(
        z.strictObject({
          id: idSchema,
          name: z.string(),
          addedAtMs: momentSchema,
          linkedBy: z.nullable(staffNameSchema),
        }),
      ),
      idleEndsAtMs: momentSchema,
      endsAtMs: momentSchema,
      siteUrl: z.url(),
      /** False without SMTP: replies go through the person's own mail program. */
      hasMail: z.boolean(),
      promise: z.string(),
      staffMembers: z.array(staffNameSchema.extend({ role: roleSchema })),
      counts: viewCountsSchema,
      lastMonth: z.nullable(monthStatsSchema),
      hasContent: z.boolean(),
      isEmpty: z.boolean(),
      /** Forms of courses; the desk's script contains those of the code. */
      forms: z.array<z.ZodType<Form>>(formDefinitionSchema),
    }),
  }),
};
