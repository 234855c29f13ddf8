import { createHash, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { DomainError } from '@vanda/desk-api/failures';

export type Attempts = ReturnType<typeof countAttempts>;

export const attemptLimits = { most: 10, forMs: 5 * 60_000 } as const;

const clientsMax = 10_000;

/** Counts failed sign-ins per client in this process's memory, by keyed hashes of addresses. */
export function countAttempts(now: () => number) {
  const key = randomBytes(16);
  const failures = new Map<string, number[]>();
  const nameOf = (client: string) =>
    createHash('sha256').update(key).update(networkOf(client)).digest('base64url');
  const recent = (name: string) =>
    (failures.get(name) ?? []).filter((atMs) => now() - atMs < attemptLimits.forMs);
  return {
    assertFew(client: string): void {
      const times = recent(nameOf(client));
      if (times.length < attemptLimits.most) return;
      const freeAtMs = (times.at(-attemptLimits.most) ?? 0) + attemptLimits.forMs;
      const retryAfterSeconds = Math.max(1, Math.ceil((freeAtMs - now()) / 1000));
      throw new DomainError({ code: 'too-many-attempts', retryAfterSeconds });
    },
    noteFailure(client: string): void {
      const name = nameOf(client);
      const times = [...recent(name), now()].slice(-attemptLimits.most);
      failures.delete(name);
      failures.set(name, times);
      const [oldest] = failures.keys();
      if (failures.size > clientsMax && oldest !== undefined) failures.delete(oldest);
    },
  };
}

/** The network counted as one client: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [address = ''] = ip.split('%');
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = [...head, ...Array(tail ? 8 - head.length - tail.length : 0).fill('0'), ...(tail ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
