import { createStore } from './store.ts';

/** Offset of the server's clock: ages and due times must not depend on the device's clock. */
let aheadMs = 0;
const shownMs = createStore(Date.now());
const tickMs = 15_000;

export function setServerClock(nowMs: number) {
  aheadMs = nowMs - Date.now();
  if (Math.abs(nowMs - shownMs.get()) > tickMs) shownMs.set(nowMs);
}

/** Epoch milliseconds by the service's clock. */
export function serverNowMs(): number {
  return Date.now() + aheadMs;
}

setInterval(() => shownMs.set(serverNowMs()), tickMs);

/** The server's time, updated every 15 s. */
export const useNowMs = shownMs.use;
