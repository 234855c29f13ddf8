import type { SignedOutWhy } from '../api/connection.ts';
import { RequestError } from '../api/request.ts';
import { failureMessage, minutes } from '../messages/failures.ts';
import { capital } from '../messages/numbers.ts';
import { NoPasskeyName } from './make-passkey.ts';

export const signedOutMessages = {
  idle: 'Signed out after 30 minutes',
  'twelve-hours': 'Signed out after 12 hours',
  ended: 'Signed out',
  none: 'Signed out',
} as const satisfies Record<SignedOutWhy, string>;

/** The message must not reveal whether an account exists. */
export function passkeyFailure(error: Error): string {
  if (error instanceof NoPasskeyName) return 'Give the passkey a name.';
  if (!(error instanceof RequestError)) return 'The device stopped the request. Try again.';
  const { failure } = error;
  switch (failure.code) {
    case 'passkey-removed':
      return 'This passkey was removed by an administrator.';
    case 'passkey-refused':
      return 'This passkey is not known here. Use another one, or ask an administrator for an invitation.';
    case 'too-many-attempts':
      return `Too many attempts. Try again in ${minutes(failure.retryAfterSeconds)}.`;
    case 'link-over':
      return 'This link has ended. An administrator can send a new one.';
    default:
      return `${capital(failureMessage(failure))}. Try again.`;
  }
}
