import { setTimeout as sleep } from 'node:timers/promises';
import type { Readiness } from './routes/health.ts';
import type { Store } from './store/store.ts';

type Answer = Awaited<ReturnType<Readiness>>;

/** How long a balancer waits at most, and for how long a good answer is repeated, in milliseconds. */
const answerWithinMs = 2000;
const repeatForMs = 2000;

/**
 * Whether an enquiry can be stored, found out by storing one. However often it is asked, one proof at a time goes to
 * the store, and after a good one none for two seconds.
 */
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
    const isKnown = error instanceof Error && error.name === 'StoreUnavailable';
    return { isReady: false, problem: isKnown ? error.message : 'the store fails' };
  }
}

async function tooLate(): Promise<Answer> {
  await sleep(answerWithinMs, undefined, { ref: false });
  return { isReady: false, problem: 'the store does not answer' };
}
