import { type Failure, failureSchema, statusOf } from '@vanda/desk-api/failures';
import { toIsoDay } from '@vanda/forms/day';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { StoreUnavailable } from '../../platform/database/database.ts';
import { DomainError, type DomainFailure } from '../../platform/domain-error.ts';
import type { Desk } from './desk.ts';
import { changesSince } from './enquiry/history.ts';
import { notPossibleMessages } from './messages.ts';
import { actorOf, namesOf } from './names.ts';
import { clearSessionCookie } from './sign-in/current-user.ts';

type WithoutTime<F> = F extends Failure ? Omit<F, 'nowMs'> : never;
type FailureParts = WithoutTime<Failure>;

export async function respondWithFailure(
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
  return reply.code(statusOf[failure.code]).send(failure);
}

async function partsOf(desk: Desk, error: unknown): Promise<FailureParts> {
  if (error instanceof DomainError) return toContract(desk, error.failure);
  if (error instanceof StoreUnavailable) return { code: 'unavailable' };
  const { statusCode = 500 } = error as FastifyError;
  if (statusCode === 413) return { code: 'too-large' };
  if (statusCode < 500) return { code: 'invalid', errors: [{ field: '', message: 'not a JSON request' }] };
  return { code: 'failed' };
}

async function toContract({ database }: Desk, failure: DomainFailure): Promise<FailureParts> {
  switch (failure.code) {
    case 'erased': {
      const names = await namesOf(database);
      const { reference, atMs, by } = failure;
      const kind = names.has(by) ? 'colleague' : by;
      return { code: 'erased', reference, day: toIsoDay(atMs), by: actorOf(names, { kind, id: by }) };
    }
    case 'stale': {
      if ('changes' in failure) return failure as FailureParts;
      const { reference, version, since } = failure;
      const changes = reference
        ? await changesSince(database, await namesOf(database), reference, since)
        : [];
      return { code: 'stale', version, changes };
    }
    case 'not-possible':
      return 'reason' in failure
        ? { code: 'not-possible', words: notPossibleMessages[failure.reason] }
        : { code: 'not-possible', words: failure.words };
    case 'key-reused':
      return {
        code: 'invalid',
        errors: [{ field: 'idempotencyKey', message: 'This key was used for another change.' }],
      };
    default:
      return failure as FailureParts;
  }
}
