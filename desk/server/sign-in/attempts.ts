import { createHash, randomBytes } from 'node:crypto';
import { Refusal } from '../refusal.ts';

/** Counts who fails to sign in, in this process's memory. */
export type Attempts = {
  /** Refuses who has failed too often lately. */
  assertFew(client: string): void;
  noteFailure(client: string): void;
};

/** Failures one client may have, and how long they count. */
export const attemptLimits = { most: 10, forMs: 5 * 60_000 } as const;

/** Clients that are remembered; beyond it the oldest are forgotten. */
const clientsMax = 10_000;

/** Makes the count. A client is kept as a hash under a key that no other start has. */
export function countAttempts(now: () => number): Attempts {
  const key = randomBytes(16);
  const failures = new Map<string, number[]>();
  const nameOf = (client: string) => createHash('sha256').update(key).update(client).digest('base64url');
  const recent = (name: string) =>
    (failures.get(name) ?? []).filter((atMs) => now() - atMs < attemptLimits.forMs);
  return {
    assertFew(client) {
      const times = recent(nameOf(client));
      if (times.length < attemptLimits.most) return;
      const freeAtMs = (times.at(-attemptLimits.most) ?? 0) + attemptLimits.forMs;
      const retryAfterSeconds = Math.max(1, Math.ceil((freeAtMs - now()) / 1000));
      throw new Refusal({ code: 'too-many-attempts', retryAfterSeconds });
    },
    noteFailure(client) {
      const name = nameOf(client);
      const times = [...recent(name), now()].slice(-attemptLimits.most);
      failures.delete(name);
      failures.set(name, times);
      const [oldest] = failures.keys();
      if (failures.size > clientsMax && oldest !== undefined) failures.delete(oldest);
    },
  };
}
