import { expect, it } from 'vitest';
import { limitsMs, measureErasing } from './support/erasing-load.ts';

// Of the two stores SQLite alone rewrites its file after an erasure.
it('answers health and pages within 250 ms while six registrants erase their data, with 100,000 enquiries', {
  timeout: 1_800_000,
}, async () => {
  const load = await measureErasing(async () => ({}), 100_000);
  console.log(JSON.stringify(load));
  expect(load.healthMs).toBeLessThan(limitsMs.healthMs);
  expect(load.pageMs).toBeLessThan(limitsMs.pageMs);
  expect(load.erasureMs).toBeLessThan(limitsMs.erasureMs);
});
