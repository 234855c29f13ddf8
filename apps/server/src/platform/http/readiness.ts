import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable } from '../database/database.ts';
import type { Store } from '../database/store.ts';
import type { Readiness } from './health.ts';

type Answer = Awaited<ReturnType<Readiness>>;

/** Longest wait, and cache time of a good result, in milliseconds. */
const answerWithinMs = 2000;
const repeatForMs = 2000;

/** Stores an enquiry. One probe at a time; a good result is cached. */
export function readinessOf(store: Store): Readiness {
  let provedAtMs = Number.NEGATIVE_INFINITY;
  let proving: Promise<Answer> | undefined;

  const prove = async (): Promise<Answer> => {
    const answer = await proof(store);
    if (answer.isReady) provedAtMs = performance.now();
    proving = undefined;
    return answer;
  };

  return async () => {
    if (performance.now() - provedAtMs < repeatForMs) return { isReady: true };
    proving ??= prove();
    return Promise.race([proving, tooLate()]);
  };
}

async function proof(store: Store): Promise<Answer> {
  try {
    await store.ready();
    await store.database.proveWrite();
    return { isReady: true };
  } catch (error) {
    const isKnown = error instanceof StoreUnavailable;
    return { isReady: false, problem: isKnown ? error.message : 'the store fails' };
  }
}

async function tooLate(): Promise<Answer> {
  await sleep(answerWithinMs, undefined, { ref: false });
  return { isReady: false, problem: 'the store does not answer' };
}
