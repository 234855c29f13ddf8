import { retentionDays } from '@vanda/enquiry/notice';
import { expect, it } from 'vitest';
import { purgeExpired } from '../src/retention.ts';
import { august2025, postJson, standingClock, startService } from './support/service.ts';
import { overBothStores } from './support/stores.ts';

const dayMs = 24 * 60 * 60 * 1000;

overBothStores((freshStore) => {
  it('deletes an enquiry and its messages once the promised time is over, not a day before', async () => {
    const clock = standingClock(august2025);
    const service = await startService(await freshStore(), { clock });
    await postJson(service.origin, 'contact', { name: 'Mei', email: 'mei@example.com', message: 'First' });
    clock.advance((retentionDays - 1) * dayMs);
    await postJson(service.origin, 'contact', { name: 'Mei', email: 'mei@example.com', message: 'Second' });
    const left = async () => (await service.store.database.all('SELECT reference FROM enquiries')).length;

    await purgeExpired(service.store, clock, service.app.log);
    expect(await left()).toBe(2);
    clock.advance(dayMs + 1);
    await purgeExpired(service.store, clock, service.app.log);
    expect(await left()).toBe(1);
    expect(await service.store.database.all('SELECT id FROM outbox')).toHaveLength(2);
    expect(service.logLines.join('')).toContain('"deleted":1,"olderThanDays":365');
    await service.close();
  });

  it('spares fresh enquiries while the service is set to a date far ahead', async () => {
    const service = await startService(await freshStore(), { clock: standingClock(Date.now()) });
    await postJson(service.origin, 'contact', { name: 'Mei', email: 'mei@example.com', message: 'Fresh' });
    const farAhead = { now: () => Date.now() + 10 * retentionDays * dayMs };
    await purgeExpired(service.store, farAhead, service.app.log);
    expect(await service.store.database.all('SELECT reference FROM enquiries')).toHaveLength(1);
    await service.close();
  });
});
