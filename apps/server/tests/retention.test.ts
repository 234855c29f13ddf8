import { dayMs } from '@vanda/forms/day';
import { retentionDays } from '@vanda/forms/notice';
import { expect, it } from 'vitest';
import { august2025, fixedClock, startService, type TestService } from './support/service.ts';
import { overBothStores } from './support/stores.ts';

const stored = async ({ store }: TestService) =>
  (await store.database.all('SELECT reference FROM enquiries')).length;

overBothStores((freshStore) => {
  it('deletes an enquiry and its messages once the promised time is over, not a day before', async () => {
    const clock = fixedClock(august2025);
    const service = await startService(await freshStore(), { clock });
    await service.send({ message: 'First' });
    // A longer pause would make the service doubt the clock.
    const pauseDays = 7;
    for (let day = 0; day < retentionDays - 1; day += pauseDays) {
      await service.retention.look();
      clock.advance(Math.min(pauseDays, retentionDays - 1 - day) * dayMs);
    }
    await service.send({ message: 'Second' });
    await service.retention.look();
    expect(await stored(service)).toBe(2);
    clock.advance(dayMs + 1);
    await service.close();

    const next = await startService(
      service.settings.databaseUrl ? { DATABASE_URL: service.settings.databaseUrl } : {},
      { clock },
      service.folder,
    );
    await next.retention.look();
    expect(await stored(next)).toBe(1);
    expect(await next.store.database.all('SELECT id FROM outbox')).toHaveLength(2);
    expect(next.logLines.join('')).toContain('"deleted":1,"olderThanDays":365');
  });
});
