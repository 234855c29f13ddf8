import { useSyncExternalStore } from 'react';
import { serverNowMs } from './server-clock.ts';

/** Since when the service has not been reached, by its own clock; undefined while it is. */
let lostSinceMs: number | undefined;
/** Whether a signed-in person was signed out, and why. */
let signedOutWhy: SignedOutWhy | undefined;
const listeners = new Set<() => void>();

export type SignedOutWhy = 'none' | 'idle' | 'twelve-hours' | 'ended';

function tell() {
  for (const listener of listeners) listener();
}

/** Called with every request: whether anything answered. */
export function noteReached(isReached: boolean) {
  const since = isReached ? undefined : (lostSinceMs ?? serverNowMs());
  if (since === lostSinceMs) return;
  lostSinceMs = since;
  tell();
}

/** Called when the service says that nobody is signed in; undefined once somebody is. */
export function noteSignedOut(why: SignedOutWhy | undefined) {
  if (why === signedOutWhy) return;
  signedOutWhy = why;
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Since when there has been no connection; undefined while there is one. */
export function useLostSinceMs(): number | undefined {
  return useSyncExternalStore(subscribe, () => lostSinceMs);
}

/** Why nobody is signed in any more; undefined while somebody is. */
export function useSignedOutWhy(): SignedOutWhy | undefined {
  return useSyncExternalStore(subscribe, () => signedOutWhy);
}

addEventListener('offline', () => noteReached(false));
