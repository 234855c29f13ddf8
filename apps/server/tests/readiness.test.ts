import { expect, it, onTestFinished, vi } from 'vitest';
import { readinessOf } from '../src/platform/http/readiness.ts';
import { startService } from './support/service.ts';

it('answers concurrent requests with one write, and caches a good result for two seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const service = await startService();
  let proofs = 0;
  const { database } = service.store;
  const readiness = readinessOf({
    ...service.store,
    database: {
      ...database,
      proveWrite: () => {
        proofs++;
        return database.proveWrite();
      },
    },
  });
  const ask = () => Promise.all(Array.from({ length: 200 }, () => readiness()));
  expect(new Set((await ask()).map(({ isReady }) => isReady))).toEqual(new Set([true]));
  await ask();
  expect(proofs).toBe(1);
  vi.advanceTimersByTime(2100);
  await ask();
  expect(proofs).toBe(2);
  expect(await database.all('SELECT reference FROM enquiries')).toEqual([]);
});
