import { createStore } from './store.ts';

/** Ages and due times use the server's clock, not the device's. */
let aheadMs = 0;
const shownMs = createStore(Date.now());
const tickMs = 15_000;

export function setServerClock(nowMs: number) {
  aheadMs = nowMs - Date.now();
  if (Math.abs(nowMs - shownMs.get()) > tickMs) shownMs.set(nowMs);
}

export const serverNowMs = (): number => Date.now() + aheadMs;

setInterval(() => shownMs.set(serverNowMs()), tickMs);

export const useNowMs = shownMs.use;
