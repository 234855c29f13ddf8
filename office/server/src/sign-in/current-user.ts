import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser, Desk } from '../desk.ts';
import { findSession } from '../store/login-sessions.ts';

/** The `__Host-` prefix binds the cookie to this host and to TLS (RFC 6265bis section 4.1.3.2). */
export const cookieName = '__Host-desk';

const cookieOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

const backgroundHeader = 'x-desk-background';

export function setSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName, token, cookieOptions);
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(cookieName, cookieOptions);
}

export function currentUserOf(desk: Desk, request: FastifyRequest): Promise<CurrentUser> {
  const isPerson = request.headers[backgroundHeader] === undefined;
  return findSession(desk.database, request.cookies[cookieName], desk.now(), isPerson);
}
