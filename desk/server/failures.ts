import { toIsoDay } from '@vanda/enquiry/day';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DeskRefusal } from '../../intake/src/desk-store/refusal.ts';
import { type Failure, failureSchema, statusOf } from '../contract/failures.ts';
import type { Desk } from './desk.ts';
import { changesSince } from './enquiry/history.ts';
import { actorOf, namesOf } from './names.ts';
import { type FailureParts, Refusal } from './refusal.ts';
import { clearSessionCookie } from './sign-in/visitor.ts';

/** Answers whatever went wrong, in the words of the contract. */
export async function answerFailure(
  desk: Desk,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const parts = await partsOf(desk, error).catch((): FailureParts => ({ code: 'unavailable' }));
  const failure: Failure = failureSchema.parse({ nowMs: desk.now(), ...parts });
  if (failure.code === 'failed') request.log.error({ err: error }, 'request of the desk failed');
  if (failure.code === 'signed-out' && failure.why !== 'none') clearSessionCookie(reply);
  if (failure.code === 'too-many-attempts') reply.header('retry-after', failure.retryAfterSeconds);
  return reply.code(statusOf[failure.code]).header('cache-control', 'no-store').send(failure);
}

async function partsOf(desk: Desk, error: unknown): Promise<FailureParts> {
  if (error instanceof Refusal) return error.failure;
  if (error instanceof DeskRefusal) return ofStore(desk, error);
  if (error instanceof Error && error.name === 'StoreUnavailable') return { code: 'unavailable' };
  const { statusCode = 500 } = error as FastifyError;
  if (statusCode === 413) return { code: 'too-large' };
  if (statusCode < 500) return { code: 'invalid', errors: [{ field: '', message: 'not a JSON request' }] };
  return { code: 'failed' };
}

async function ofStore(desk: Desk, { reason }: DeskRefusal): Promise<FailureParts> {
  const names = await namesOf(desk.database);
  switch (reason.code) {
    case 'erased':
      return {
        code: 'erased',
        reference: reason.reference,
        day: toIsoDay(reason.atMs),
        by: actorOf(names, { kind: names.has(reason.by) ? 'colleague' : reason.by, id: reason.by }),
      };
    case 'stale':
      return {
        code: 'stale',
        version: reason.version,
        changes: reason.reference
          ? await changesSince(desk.database, names, reason.reference, reason.since)
          : [],
      };
    default:
      return reason;
  }
}
