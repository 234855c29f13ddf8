import { readStored, writeStored } from '../config/browser-storage.ts';
import { mostSearchEvents, searchEventsKey, searchSessionKey } from '../config/storage-keys.ts';

export type SearchEvent = { query: string; resultCount: number; timestamp: number; sessionId: string };

const normalise = (query: string): string => query.trim().toLowerCase();

type Analytics = (command: 'event', name: 'search', parameters: Record<string, string | number>) => void;

/** Sends nothing under Global Privacy Control. */
export function reportSearch(query: string, resultCount: number): void {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return;
  keepEvent(query, resultCount);
  (window as { gtag?: Analytics }).gtag?.('event', 'search', {
    search_term: normalise(query),
    result_count: resultCount,
    search_results: resultCount > 0 ? 'has_results' : 'no_results',
  });
}

function keepEvent(query: string, resultCount: number): void {
  try {
    const sessionId = sessionIdOf(sessionStorage);
    const event = { query: normalise(query), resultCount, timestamp: Date.now(), sessionId };
    writeStored('localStorage', searchEventsKey, withEvent(readSearchEvents(), event));
  } catch {
    // The browser denies storage.
  }
}

export const withEvent = (events: readonly SearchEvent[], event: SearchEvent): SearchEvent[] =>
  [...events, event].slice(-mostSearchEvents);

/** Empty where nothing valid is stored. */
export function readSearchEvents(): SearchEvent[] {
  const stored = readStored('localStorage', searchEventsKey);
  return Array.isArray(stored) ? stored.filter(isEvent) : [];
}

function isEvent(value: unknown): value is SearchEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { query, resultCount, timestamp, sessionId } = value as Record<string, unknown>;
  return (
    typeof query === 'string' &&
    Number.isInteger(resultCount) &&
    Number.isFinite(timestamp) &&
    typeof sessionId === 'string'
  );
}

function sessionIdOf(storage: Storage): string {
  const known = storage.getItem(searchSessionKey);
  if (known) return known;
  const sessionId = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  storage.setItem(searchSessionKey, sessionId);
  return sessionId;
}
