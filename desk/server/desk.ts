import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeskHouse } from '../../intake/src/desk-part.ts';
import type { Colleague } from '../../intake/src/desk-store/colleagues.ts';
import type { DeskSession } from '../../intake/src/desk-store/desk-sessions.ts';
import type { Database } from '../../intake/src/store/database.ts';
import type { Template } from './answer/template.ts';
import type { Attempts } from './sign-in/attempts.ts';

/** What everything at the desk works with. */
export type Desk = {
  readonly house: DeskHouse;
  readonly database: Database;
  readonly now: () => number;
  readonly attempts: Attempts;
  readonly templates: readonly Template[];
};

/** Who asks. */
export type Visitor = { readonly colleague: Colleague; readonly session: DeskSession };

/** One request that was let in, its parts checked by the contract. */
export type Visit<Params, Query, Body, Who> = {
  readonly desk: Desk;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly visitor: Who;
  readonly nowMs: number;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};
