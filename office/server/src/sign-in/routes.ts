import { DomainError } from '@vanda/desk-api/failures';
import type { signInRoutes } from '@vanda/desk-api/staff';
import { StoreUnavailable } from '@vanda/server/office';
import type { CurrentUser } from '../desk.ts';
import type { Handler, Handlers } from '../serve.ts';
import { recordCommand } from '../store/audit-log.ts';
import { endAllSessions, endSession, sessionLimits, startSession } from '../store/login-sessions.ts';
import { addPasskey, notePasskeyUse } from '../store/passkeys.ts';
import { findInvitation, findStaffMember, useInvitation } from '../store/staff-members.ts';
import { clearSessionCookie, setSessionCookie } from './current-user.ts';
import { creationOptions, madePasskey, provenPasskey, signInOptions } from './passkeys.ts';

export const signInHandlers: Handlers<keyof typeof signInRoutes> = {
  async signInOptions({ desk, request }) {
    desk.attempts.assertFew(request.ip);
    return { options: await signInOptions(desk) };
  },

  signIn: limited(async ({ desk, body, reply, nowMs }) => {
    const { passkey, counter } = await provenPasskey(desk, body.credential);
    const token = await desk.database.transaction(async (queries) => {
      const staffMember = await findStaffMember(queries, passkey.staffMember);
      const isUsed = await notePasskeyUse(queries, passkey.id, counter, nowMs);
      if (staffMember?.status !== 'active' || !isUsed) throw new DomainError({ code: 'passkey-refused' });
      return startSession(queries, { staffMember: staffMember.id, passkey: passkey.id }, nowMs);
    });
    setSessionCookie(reply, token);
    return { isDone: true };
  }),

  invitation: limited(async ({ desk, body, nowMs }) => {
    const { invitation, staffMember } = await findInvitation(desk.database, body.token, nowMs);
    const { kind, expiresAtMs } = invitation;
    return { kind, name: staffMember.name, role: staffMember.role, expiresAtMs };
  }),

  invitationOptions: limited(async ({ desk, body, nowMs }) => {
    const { invitation, staffMember } = await findInvitation(desk.database, body.token, nowMs);
    return { options: await creationOptions(desk, staffMember, `invitation ${invitation.id}`) };
  }),

  acceptInvitation: limited(async ({ desk, body, reply, nowMs }) => {
    const { invitation, staffMember } = await findInvitation(desk.database, body.token, nowMs);
    const made = await madePasskey(desk, body.credential, `invitation ${invitation.id}`);
    const token = await desk.database.transaction(async (queries) => {
      const { hadJoined } = await useInvitation(queries, invitation, nowMs);
      const passkey = await addPasskey(queries, {
        ...made,
        staffMember: staffMember.id,
        name: body.passkeyName,
        addedAtMs: nowMs,
        linkedBy: hadJoined ? invitation.madeBy : null,
      });
      return startSession(queries, { staffMember: staffMember.id, passkey }, nowMs);
    });
    setSessionCookie(reply, token);
    return { isDone: true };
  }),

  async signOut({ desk, currentUser, reply, nowMs }) {
    const { id, staffMember } = currentUser.session;
    // The cookie is cleared first, so also when the store cannot write.
    clearSessionCookie(reply);
    await desk.database.transaction((queries) =>
      endSession(queries, { id, staffMember }, 'signed-out', nowMs),
    );
    return { isDone: true };
  },

  async signOutEverywhere({ desk, currentUser, reply, nowMs }) {
    clearSessionCookie(reply);
    const by = currentUser.staffMember.id;
    await desk.database.transaction(async (queries) => {
      await endAllSessions(queries, by);
      await recordCommand(queries, { by, kind: 'signed-out-everywhere', atMs: nowMs });
    });
    return { isDone: true };
  },
};

export function endsOf({ session }: CurrentUser) {
  const endsAtMs = session.signedInAtMs + sessionLimits.wholeMs;
  return { idleEndsAtMs: Math.min(session.lastSeenAtMs + sessionLimits.idleMs, endsAtMs), endsAtMs };
}

/** Counts refusals of a client; refuses it after too many. */
function limited<N extends keyof typeof signInRoutes>(handler: Handler<N>): Handler<N> {
  return async (context) => {
    const { desk, request } = context;
    desk.attempts.assertFew(request.ip);
    try {
      return await handler(context);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) desk.attempts.noteFailure(request.ip);
      throw error;
    }
  };
}
