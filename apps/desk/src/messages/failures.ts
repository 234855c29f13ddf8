import { gapSentence } from '@vanda/desk-api/gaps';
import { counted } from '@vanda/forms/plural';
import type { RequestFailure } from '../api/request.ts';

/** The reason as a clause without a full stop. */
export function failureMessage(failure: RequestFailure): string {
  switch (failure.code) {
    case 'unreached':
      return 'the service does not answer';
    case 'unavailable':
      return 'the store does not answer';
    case 'failed':
      return 'something went wrong at the service';
    case 'full':
    case 'started':
    case 'not-possible':
      return failure.words.replace(/\.$/, '');
    case 'invalid':
      return failure.errors.map(({ message }) => message).join(' ') || 'a field is not as it should be';
    case 'already-sent':
      return 'it is too late: the mail is on its way';
    case 'too-large':
      return 'the text is too long';
    case 'too-many-attempts':
      return `too many attempts; again in ${minutes(failure.retryAfterSeconds)}`;
    case 'last-one':
      return failure.of === 'passkey' ? 'the last passkey stays' : 'the last administrator stays';
    case 'not-found':
      return 'there is nothing under this address';
    case 'erased':
      return 'its content is deleted';
    case 'gaps':
      return `the email still has open places. ${failure.gaps.map(gapSentence).join(' ')}`.replace(/\.$/, '');
    case 'signed-out':
      return 'you are signed out';
    case 'no-permission':
      return 'your role does not include this';
    case 'link-over':
      return 'this link has ended';
    case 'passkey-refused':
      return 'the passkey was not accepted';
    case 'passkey-removed':
      return 'this passkey was removed by an administrator';
    case 'foreign-origin':
      return 'the request did not come from the desk';
    case 'stale':
      return 'somebody else changed it first';
  }
}

export function minutes(seconds: number): string {
  return counted(Math.ceil(seconds / 60), 'minute');
}
