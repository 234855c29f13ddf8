import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSession, sessionLimits } from '../../../intake/src/desk-store/desk-sessions.ts';
import type { Desk, Visitor } from '../desk.ts';
import { Refusal } from '../refusal.ts';

/** Only the host that set it, over TLS or at localhost, gets a cookie of this name; no script reads it. */
export const cookieName = '__Host-desk';

const cookieOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

/** Requests with this header come from a timer: they keep nobody signed in. */
const backgroundHeader = 'x-desk-background';

/** Gives the browser its session. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName, token, { ...cookieOptions, maxAge: sessionLimits.wholeMs / 1000 });
}

/** Takes the session from the browser. */
export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(cookieName, cookieOptions);
}

/** Who asks. Refuses a request without a session, or with one that has ended. */
export async function visitorOf(desk: Desk, request: FastifyRequest): Promise<Visitor> {
  const token = request.cookies[cookieName];
  if (!token) throw new Refusal({ code: 'signed-out', why: 'none' });
  const isPerson = request.headers[backgroundHeader] === undefined;
  const found = await findSession(desk.database, token, desk.now(), isPerson);
  if ('why' in found) throw new Refusal({ code: 'signed-out', why: found.why });
  return found;
}
