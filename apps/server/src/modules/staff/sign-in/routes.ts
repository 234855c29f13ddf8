import type { signInRoutes } from '@vanda/desk-api/staff';
import type { FastifyReply } from 'fastify';
import { StoreUnavailable } from '../../../platform/database/database.ts';
import type { CurrentUser, Desk } from '../desk.ts';
import { DomainError } from '../domain-error.ts';
import type { Handlers } from '../serve.ts';
import { recordCommand } from '../store/audit-log.ts';
import { endSession, sessionLimits, startSession } from '../store/login-sessions.ts';
import { addPasskey, notePasskeyUse } from '../store/passkeys.ts';
import { findInvitation, findStaffMember, useInvitation } from '../store/staff-members.ts';
import { clearSessionCookie, setSessionCookie } from './current-user.ts';
import { creationOptions, madePasskey, provenPasskey, signInOptions } from './passkeys.ts';

export const signInHandlers: Handlers<keyof typeof signInRoutes> = {
  async signInOptions({ desk, request }) {
    desk.attempts.assertFew(request.ip);
    return { options: await signInOptions(desk) };
  },

  signIn: ({ desk, body, request, reply, nowMs }) =>
    limited(desk, request.ip, async () => {
      const { passkey, counter } = await provenPasskey(desk, body.credential);
      const started = await desk.database.transaction(async (queries) => {
        const colleague = await findStaffMember(queries, passkey.colleague);
        const isUsed = await notePasskeyUse(queries, passkey.id, counter, nowMs);
        if (colleague?.state !== 'active' || !isUsed) throw new DomainError({ code: 'passkey-refused' });
        const owner = { colleague: colleague.id, passkey: passkey.id };
        return { colleague, ...(await startSession(queries, owner, nowMs)) };
      });
      return signedIn(reply, started);
    }),

  invitation: ({ desk, body, request, nowMs }) =>
    limited(desk, request.ip, async () => {
      const { invitation, colleague } = await findInvitation(desk.database, body.token, nowMs);
      return {
        kind: invitation.kind,
        name: colleague.name,
        role: colleague.role,
        expiresAtMs: invitation.expiresAtMs,
      };
    }),

  invitationOptions: ({ desk, body, request, nowMs }) =>
    limited(desk, request.ip, async () => {
      const { invitation, colleague } = await findInvitation(desk.database, body.token, nowMs);
      return { options: await creationOptions(desk, colleague, `invitation ${invitation.id}`) };
    }),

  acceptInvitation: ({ desk, body, request, reply, nowMs }) =>
    limited(desk, request.ip, async () => {
      const { invitation, colleague } = await findInvitation(desk.database, body.token, nowMs);
      const made = await madePasskey(desk, body.credential, `invitation ${invitation.id}`);
      const started = await desk.database.transaction(async (queries) => {
        const { hadJoined } = await useInvitation(queries, invitation, nowMs);
        const passkey = await addPasskey(queries, {
          ...made,
          colleague: colleague.id,
          name: body.passkeyName,
          addedAtMs: nowMs,
          linkedBy: hadJoined ? invitation.madeBy : null,
        });
        return startSession(queries, { colleague: colleague.id, passkey }, nowMs);
      });
      return signedIn(reply, { colleague, ...started });
    }),

  async signOut({ desk, currentUser, reply, nowMs }) {
    const { id, colleague } = currentUser.session;
    // First: the cookie is cleared even when the store cannot write.
    clearSessionCookie(reply);
    await desk.database.transaction((queries) => endSession(queries, { id, colleague }, 'signed-out', nowMs));
    return { isDone: true };
  },

  async signOutEverywhere({ desk, currentUser, reply, nowMs }) {
    clearSessionCookie(reply);
    const by = currentUser.colleague.id;
    await desk.database.transaction(async (queries) => {
      await queries.run('DELETE FROM desk_sessions WHERE colleague = $1', [by]);
      await recordCommand(queries, { by, kind: 'signed-out-everywhere', atMs: nowMs });
    });
    return { isDone: true };
  },
};

export function endsOf({ session }: CurrentUser) {
  const endsAtMs = session.signedInAtMs + sessionLimits.wholeMs;
  return { idleEndsAtMs: Math.min(session.lastSeenAtMs + sessionLimits.idleMs, endsAtMs), endsAtMs };
}

async function limited<T>(desk: Desk, client: string, work: () => Promise<T>): Promise<T> {
  desk.attempts.assertFew(client);
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) desk.attempts.noteFailure(client);
    throw error;
  }
}

function signedIn(reply: FastifyReply, { token, ...currentUser }: CurrentUser & { readonly token: string }) {
  setSessionCookie(reply, token);
  const { id, name, role } = currentUser.colleague;
  return { me: { id, name, role }, ...endsOf(currentUser) };
}
