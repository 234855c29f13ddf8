import { serverNowMs } from './server-clock.ts';
import { createStore } from './store.ts';

export type SignedOutWhy = 'none' | 'idle' | 'twelve-hours' | 'ended';

/** Server time of the first failed request. */
const lostSinceMs = createStore<number | undefined>(undefined);
const signedOutWhy = createStore<SignedOutWhy | undefined>(undefined);

export const useLostSinceMs = lostSinceMs.use;
export const useSignedOutWhy = signedOutWhy.use;
export const noteSignedOut = signedOutWhy.set;

export function noteReached(isReached: boolean) {
  lostSinceMs.set(isReached ? undefined : (lostSinceMs.get() ?? serverNowMs()));
}
