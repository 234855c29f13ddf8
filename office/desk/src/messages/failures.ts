import { gapSentence } from '@vanda/desk-api/gaps';
import { counted } from '@vanda/forms/plural';
import type { RequestFailure } from '../api/request.ts';

type Clauses = {
  [Code in RequestFailure['code']]: string | ((failure: Extract<RequestFailure, { code: Code }>) => string);
};

const message = (failure: { message: string }) => failure.message;

const clauses: Clauses = {
  unreached: 'the service does not answer',
  unreadable: 'the answer cannot be read',
  unavailable: 'the store does not answer',
  failed: 'something went wrong at the service',
  full: message,
  started: message,
  'not-possible': message,
  invalid: ({ errors }) => errors.map(({ message }) => message).join(' ') || 'a field is not as it should be',
  'already-sent': 'it is too late: the mail is on its way',
  'too-large': 'it is more than the service takes at once',
  'too-many-attempts': ({ retryAfterSeconds }) => `too many attempts; again in ${minutes(retryAfterSeconds)}`,
  'last-one': ({ of }) => (of === 'passkey' ? 'the last passkey stays' : 'the last administrator stays'),
  'not-found': 'there is nothing under this address',
  erased: 'its content is deleted',
  gaps: ({ gaps }) => `the email still has open places. ${gaps.map(gapSentence).join(' ')}`,
  'signed-out': 'you were signed out',
  'no-permission': 'your role does not include this',
  'link-over': 'this link has ended',
  'passkey-refused': 'the passkey was not accepted',
  'passkey-removed': 'this passkey was removed by an administrator',
  'foreign-origin': 'the request did not come from the desk',
  stale: 'somebody else changed it first',
};

export function failureMessage(failure: RequestFailure): string {
  const clause = clauses[failure.code] as string | ((of: RequestFailure) => string);
  if (typeof clause === 'string') return clause;
  return clause(failure).replace(/\.$/, '');
}

export const minutes = (seconds: number): string => counted(Math.ceil(seconds / 60), 'minute');
