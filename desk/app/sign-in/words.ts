import type { SignedOutWhy } from '../api/connection.ts';
import type { Refusal } from '../api/request.ts';
import { capital } from '../words/capital.ts';
import { minutes, refusalInWords } from '../words/refusals.ts';

/** Why somebody is not signed in any more. */
export function signedOutSentence(why: SignedOutWhy): string {
  switch (why) {
    case 'idle':
      return 'Signed out after 30 minutes';
    case 'twelve-hours':
      return 'Signed out after 12 hours';
    case 'ended':
    case 'none':
      return 'Signed out';
  }
}

/** What went wrong with a passkey, in words that say nothing about who exists. */
export function passkeyFailure(cause: Refusal | 'device'): string {
  if (cause === 'device') return 'The device stopped the request. Try again.';
  switch (cause.code) {
    case 'passkey-removed':
      return 'This passkey was removed by an administrator.';
    case 'passkey-refused':
      return 'This passkey is not known here. Use another one, or ask an administrator for an invitation.';
    case 'too-many-attempts':
      return `Too many attempts. Again in ${minutes(cause.retryAfterSeconds)}.`;
    case 'link-over':
      return 'This link has ended. An administrator can send a new one.';
    default:
      return `${capital(refusalInWords(cause))}. Try again.`;
  }
}
