import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readinessOf } from '../src/readiness.ts';
import { startService } from './support/service.ts';

it('many questions at once cost the store one write, and a good answer holds for two seconds', async () => {
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
  await sleep(2100);
  await ask();
  expect(proofs).toBe(2);
  expect(await database.all('SELECT reference FROM enquiries')).toEqual([]);
  await service.close();
});
