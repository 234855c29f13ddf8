import { describe, expect, it } from 'vitest';
import { type MailState, restartDuring } from './support/restart.ts';

const states: readonly (MailState | 'has nothing to send')[] = [
  'has nothing to send',
  'says nothing',
  'hangs after RCPT',
  'hangs in DATA',
  'hangs after the last dot',
];

describe('a restart closes the port for no longer than a start takes', () => {
  it.each(states)('when the mail server %s', async (state) => {
    const { refusedMs, startMs } = await restartDuring(state === 'has nothing to send' ? undefined : state);
    console.log(
      `closed for ${refusedMs.toFixed(0)} ms, of which the start took ${startMs.toFixed(0)}: ${state}`,
    );
    expect(refusedMs - startMs).toBeLessThan(500);
  });
});
