import { expect, it } from 'vitest';
import { limitsMs, measureErasing } from './support/erasing-load.ts';
import { startService } from './support/service.ts';

it('answers health and pages within 250 ms while six registrants erase their data, with 1,000 enquiries', async () => {
  const { healthMs, pageMs } = await measureErasing(async () => ({}), 1000);
  expect(healthMs).toBeLessThan(limitsMs.healthMs);
  expect(pageMs).toBeLessThan(limitsMs.pageMs);
});

it('leaves the event loop running while the file is rewritten', async () => {
  const service = await startService();
  let turns = 0;
  let isRewriting = true;
  const turn = () => {
    turns++;
    if (isRewriting) setImmediate(turn);
  };
  setImmediate(turn);
  await service.store.database.eraseTraces();
  isRewriting = false;
  expect(turns).toBeGreaterThan(10);
});
