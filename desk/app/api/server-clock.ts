import { useSyncExternalStore } from 'react';

/** The server's clock: ages and due times are reckoned by it, whatever the device's says. */
let aheadMs = 0;
let shownMs = Date.now();
const listeners = new Set<() => void>();

/** How often ages move on; they are shown in minutes. */
const tickMs = 15_000;

function tick() {
  shownMs = Date.now() + aheadMs;
  for (const listener of listeners) listener();
}

/** Sets the clock by an answer. */
export function setServerClock(nowMs: number) {
  aheadMs = nowMs - Date.now();
  if (Math.abs(nowMs - shownMs) > tickMs) tick();
}

/** Now at the server, in epoch milliseconds. */
export function serverNowMs(): number {
  return Date.now() + aheadMs;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

setInterval(tick, tickMs);

/** Now at the server, moving on every quarter of a minute. */
export function useNowMs(): number {
  return useSyncExternalStore(subscribe, () => shownMs);
}
