import type { FastifyReply } from 'fastify';
import { findColleague, findInvitation, useInvitation } from '../../../intake/src/desk-store/colleagues.ts';
import {
  endAllSessions,
  endSession,
  sessionLimits,
  startSession,
} from '../../../intake/src/desk-store/desk-sessions.ts';
import { addPasskey, notePasskeyUse } from '../../../intake/src/desk-store/passkeys.ts';
import type { Desk, Visitor } from '../desk.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from '../serve.ts';
import { creationOptions, madePasskey, provenPasskey, signInOptions } from './passkeys.ts';
import { clearSessionCookie, setSessionCookie } from './visitor.ts';

/** Signing in and out, and the links that make the first passkey. */
export const signInHandlers: Handlers<
  | 'signInOptions'
  | 'signIn'
  | 'invitation'
  | 'invitationOptions'
  | 'acceptInvitation'
  | 'signOut'
  | 'signOutEverywhere'
> = {
  async signInOptions({ desk, request }) {
    desk.attempts.assertFew(request.ip);
    return { options: await signInOptions(desk) };
  },

  signIn: ({ desk, body, request, reply, nowMs }) =>
    limited(desk, request.ip, async () => {
      const { passkey, counter } = await provenPasskey(desk, body.credential);
      const { token, visitor } = await desk.database.transaction(async (queries) => {
        const colleague = await findColleague(queries, passkey.colleague);
        const isUsed = await notePasskeyUse(queries, passkey.id, counter, nowMs);
        if (colleague?.state !== 'active' || !isUsed) throw new Refusal({ code: 'passkey-refused' });
        const started = await startSession(queries, {
          colleague: colleague.id,
          passkey: passkey.id,
          atMs: nowMs,
        });
        return { token: started.token, visitor: { colleague, session: started.session } };
      });
      return signedIn(reply, token, visitor);
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
      const { token, session } = await desk.database.transaction(async (queries) => {
        await useInvitation(queries, invitation, nowMs);
        const passkey = await addPasskey(queries, {
          ...made,
          colleague: colleague.id,
          name: body.passkeyName,
          addedAtMs: nowMs,
        });
        return startSession(queries, { colleague: colleague.id, passkey, atMs: nowMs });
      });
      return signedIn(reply, token, { colleague, session });
    }),

  async signOut({ desk, visitor, reply, nowMs }) {
    const { id, colleague } = visitor.session;
    await desk.database.transaction((queries) => endSession(queries, { id, colleague }, 'signed-out', nowMs));
    clearSessionCookie(reply);
    return { isDone: true };
  },

  async signOutEverywhere({ desk, visitor, reply, nowMs }) {
    await desk.database.transaction((queries) => endAllSessions(queries, visitor.colleague.id, nowMs));
    clearSessionCookie(reply);
    return { isDone: true };
  },
};

/** When a session ends: by itself, and in any case. */
export function endsOf({ session }: Visitor): { idleEndsAtMs: number; endsAtMs: number } {
  const endsAtMs = session.signedInAtMs + sessionLimits.wholeMs;
  return { idleEndsAtMs: Math.min(session.lastSeenAtMs + sessionLimits.idleMs, endsAtMs), endsAtMs };
}

/** Lets a client try while it has not failed too often, and counts what it fails at. */
async function limited<T>(desk: Desk, client: string, work: () => Promise<T>): Promise<T> {
  desk.attempts.assertFew(client);
  try {
    return await work();
  } catch (error) {
    const isStoreAway = error instanceof Error && error.name === 'StoreUnavailable';
    if (!isStoreAway) desk.attempts.noteFailure(client);
    throw error;
  }
}

function signedIn(reply: FastifyReply, token: string, visitor: Visitor) {
  setSessionCookie(reply, token);
  const { id, name, role } = visitor.colleague;
  return { me: { id, name, role }, ...endsOf(visitor) };
}
