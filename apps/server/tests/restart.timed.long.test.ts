import { describe, expect, it } from 'vitest';
import type { Mood } from './support/mail-server.ts';
import { restartDuring } from './support/restart.ts';

/** `restart.timed.test.ts` has the fourth, which hangs after the last dot. */
const moods: readonly [string, Mood | undefined][] = [
  ['has nothing to take', undefined],
  ['never greets', 'hang'],
  ['hangs after RCPT', 'hang-rcpt'],
];

describe('a restart closes the port for no longer than a start takes', () => {
  it.each(moods)('when the mail server %s', async (name, mood) => {
    const { refusedMs, startMs } = await restartDuring(mood);
    console.log(
      `closed for ${refusedMs.toFixed(0)} ms, of which the start took ${startMs.toFixed(0)}: ${name}`,
    );
    expect(refusedMs - startMs).toBeLessThan(500);
  });
});
