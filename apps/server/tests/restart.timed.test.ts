import { expect, it } from 'vitest';
import { restartDuring } from './support/restart.ts';

it('while the mail server hangs, a restart closes the port for no longer than a start takes', async () => {
  const { refusedMs, startMs } = await restartDuring('hang-data');
  // A busy machine starts slowly; what ends before that must not take long.
  expect(refusedMs - startMs).toBeLessThan(500);
});
