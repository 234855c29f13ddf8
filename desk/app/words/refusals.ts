import type { Refusal } from '../api/request.ts';

/** What failed, in words that say what is safe. Refusals with words of their own are shown with those. */
export function refusalInWords(refusal: Refusal): string {
  switch (refusal.code) {
    case 'unreached':
      return 'the service does not answer';
    case 'unavailable':
      return 'the store does not answer';
    case 'failed':
      return 'something went wrong at the service';
    case 'full':
    case 'started':
    case 'not-possible':
      return refusal.words;
    case 'invalid':
      return refusal.errors.map(({ message }) => message).join(' ') || 'a field is not as it should be';
    case 'already-sent':
      return 'it is too late: the mail is on its way';
    case 'too-large':
      return 'the text is too long';
    case 'too-many-attempts':
      return `too many attempts; again in ${minutes(refusal.retryAfterSeconds)}`;
    case 'last-one':
      return refusal.of === 'passkey' ? 'the last passkey stays' : 'the last administrator stays';
    case 'not-found':
      return 'there is nothing under this address';
    case 'erased':
      return 'its content is deleted';
    case 'gaps':
      return 'the letter still has open places';
    case 'signed-out':
      return 'you are signed out';
    case 'no-permission':
      return 'only an administrator can do this';
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

/** `4 minutes`, `1 minute`. */
export function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return `${count} ${count === 1 ? 'minute' : 'minutes'}`;
}
