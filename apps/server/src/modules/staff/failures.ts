import { type Failure, failureSchema, statusOf } from '@vanda/desk-api/failures';
import type { WithoutTime } from '@vanda/desk-api/routes';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { StoreUnavailable } from '../../platform/database/database.ts';
import type { Desk } from './desk.ts';
import { DomainError } from './domain-error.ts';
import { clearSessionCookie } from './sign-in/current-user.ts';

export function respondWithFailure(
  desk: Desk,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = failureSchema.parse({ nowMs: desk.now(), ...failureOf(error) });
  if (failure.code === 'failed') request.log.error({ err: error }, 'request of the desk failed');
  if (failure.code === 'signed-out' && failure.why !== 'none') clearSessionCookie(reply);
  if (failure.code === 'too-many-attempts') reply.header('retry-after', failure.retryAfterSeconds);
  return reply.code(statusOf[failure.code]).send(failure);
}

function failureOf(error: unknown): WithoutTime<Failure> {
  if (error instanceof DomainError) return error.failure;
  if (error instanceof StoreUnavailable) return { code: 'unavailable' };
  const { statusCode = 500 } = error as FastifyError;
  if (statusCode === 413) return { code: 'too-large' };
  if (statusCode < 500) return { code: 'invalid', errors: [{ field: '', message: 'not a JSON request' }] };
  return { code: 'failed' };
}
