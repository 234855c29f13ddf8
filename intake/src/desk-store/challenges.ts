import type { Queries } from '../store/database.ts';

/** How long a device may take to answer a challenge. */
const challengeMs = 5 * 60_000;

/** Keeps a challenge until its answer comes. */
export async function keepChallenge(
  queries: Queries,
  challenge: string,
  purpose: string,
  nowMs: number,
): Promise<void> {
  await queries.run('DELETE FROM challenges WHERE expires_at <= $1', [nowMs]);
  await queries.run('INSERT INTO challenges (challenge, purpose, expires_at) VALUES ($1, $2, $3)', [
    challenge,
    purpose,
    nowMs + challengeMs,
  ]);
}

/** Takes a challenge that was made for this purpose. Whoever brings it a second time finds none. */
export async function takeChallenge(
  queries: Queries,
  challenge: string,
  purpose: string,
  nowMs: number,
): Promise<boolean> {
  return (
    (await queries.run('DELETE FROM challenges WHERE challenge = $1 AND purpose = $2 AND expires_at > $3', [
      challenge,
      purpose,
      nowMs,
    ])) === 1
  );
}
