import { replyTime } from '@vanda/forms/reply-promise';
import { type createSeatRegister, type Database, type HostServices, replyClock } from '@vanda/server/office';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Attempts } from './sign-in/attempts.ts';
import type { CurrentUser } from './store/login-sessions.ts';

export type SeatRegister = ReturnType<typeof createSeatRegister>;

export type Desk = {
  readonly services: HostServices;
  readonly database: Database;
  readonly register: SeatRegister;
  readonly now: () => number;
  readonly attempts: Attempts;
};

export type { CurrentUser };

export const commandOf = ({ currentUser, body, nowMs }: CommandContext) => ({
  by: currentUser.staffMember.id,
  atMs: nowMs,
  idempotencyKey: body.idempotencyKey,
});

export type CommandContext = Pick<
  RequestContext<unknown, unknown, { readonly idempotencyKey: string }, CurrentUser>,
  'currentUser' | 'body' | 'nowMs'
>;

export type RequestContext<Params, Query, Body, Who> = {
  readonly desk: Desk;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly currentUser: Who;
  readonly nowMs: number;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export type ReplyClock = ReturnType<typeof replyClock>;

export const replyClockOf = ({ services }: Desk) =>
  replyClock(services.site().company.replyWithin, services.settings.publicHolidays);

export const replyPromiseOf = ({ services }: Desk): string => replyTime(services.site().company.replyWithin);
