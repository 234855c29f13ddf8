import { AsyncLocalStorage } from 'node:async_hooks';

/** What a request may wait for the store, in all its calls together; elsewhere, what one call may. */
export const longestWaitMs = 8000;

const waits = new AsyncLocalStorage<{ leftMs: number }>();

export const waitAtMost = <T>(ms: number, work: () => T): T => waits.run({ leftMs: ms }, work);

/** @param call with the time of `performance.now()` until which it may wait */
export async function bounded<T>(call: (lastAt: number) => Promise<T>): Promise<T> {
  const wait = waits.getStore() ?? { leftMs: longestWaitMs };
  const lastAt = performance.now() + wait.leftMs;
  try {
    return await call(lastAt);
  } finally {
    // Calls beside each other count once.
    wait.leftMs = Math.min(wait.leftMs, lastAt - performance.now());
  }
}
