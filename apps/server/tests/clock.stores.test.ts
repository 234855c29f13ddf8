import { dayMs } from '@vanda/forms/day';
import { retentionDays } from '@vanda/forms/notice';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { doubtAbout } from '../src/platform/database/clock-doubt.ts';
import { runCommand } from './support/command.ts';
import { insertEnquiry } from './support/insert-enquiry.ts';
import { startMailServer } from './support/mail-server.ts';
import { prepareService, spawnService, startProcess } from './support/process.ts';
import { enquiry, postJson } from './support/service.ts';
import { overOneStore, withStore } from './support/stores.ts';

const days = (count: number) => Date.parse('2026-01-01T00:00:00Z') + count * dayMs;

const machineClock = (shiftDays: number) => ({
  NODE_OPTIONS: `--import=${import.meta.resolve('./support/shifted-clock.ts')}`,
  CLOCK_SHIFT_DAYS: String(shiftDays),
});

const storedIn = (environment: Record<string, string>) =>
  withStore(
    environment,
    async ({ database }) => (await database.all('SELECT reference FROM enquiries')).length,
  );

overOneStore((freshStore) => {
  async function prepareWithEnquiry() {
    const { environment } = await prepareService(await freshStore());
    await withStore(environment, (store) => insertEnquiry(store, enquiry, { atMs: Date.now() }));
    return environment;
  }

  it('a clock that is 400 days ahead deletes nothing and is told once', async () => {
    const environment = await prepareWithEnquiry();
    const ahead = spawnService({ ...environment, LOG_LEVEL: 'info', ...machineClock(400) });
    await expect.poll(() => ahead.output()).toContain('Nothing is deleted until');
    expect((await ahead.end('SIGTERM')).status).toBe(0);
    expect(ahead.output().match(/Nothing is deleted until/g)).toHaveLength(1);
    expect(ahead.output()).toContain(`purge --older-than ${retentionDays}d --clock-is-right`);
    expect(ahead.output()).not.toContain('retention purge');
    expect(await storedIn(environment)).toBe(1);
  });

  it('goes on to delete when a person says that the clock is right', async () => {
    const environment = await prepareWithEnquiry();
    vi.setSystemTime(Date.now() + 400 * dayMs);
    onTestFinished(() => void vi.useRealTimers());
    const command = ['purge', '--older-than', `${retentionDays}d`];
    const refused = await runCommand(environment, ...command);
    expect(refused).toMatchObject({ status: 1, out: '' });
    expect(refused.error).toMatch(/^Nothing is deleted: the clock says .*--clock-is-right$/);
    expect(await storedIn(environment)).toBe(1);
    expect((await runCommand(environment, ...command, '--clock-is-right')).out).toContain(
      '1 enquiries older',
    );
    expect(await storedIn(environment)).toBe(0);

    const second = spawnService({ ...environment, ...machineClock(400), LOG_LEVEL: 'info' });
    await expect.poll(() => second.output()).toContain('retention purge');
    expect(second.output()).not.toContain('Nothing is deleted');
    await second.end('SIGTERM');
  });

  it('mail that waits is sent within seconds after the clock leapt back', async () => {
    const smtp = await startMailServer();
    const prepared = await prepareService(await freshStore());
    const environment = { ...prepared.environment, ...smtp.environment };
    await smtp.setMood('4xx');
    const ahead = await startProcess({ ...environment, LOG_LEVEL: 'warn', ...machineClock(400) });
    await postJson(prepared.origin, 'contact', enquiry);
    await expect.poll(() => ahead.output().match(/message not sent yet/g)?.length).toBe(2);
    await smtp.setMood('well');
    // The message was never sent and is under the lease of a dead process.
    await smtp.setMood('hang');
    await postJson(prepared.origin, 'contact', { ...enquiry, message: 'Claimed by one that dies' });
    await withStore(environment, ({ database }) =>
      expect.poll(() => database.all('SELECT id FROM outbox WHERE lease_until > 0')).toHaveLength(2),
    );
    await ahead.end('SIGKILL');
    await smtp.setMood('well');

    const mended = spawnService(environment);
    await expect.poll(() => smtp.mails.length).toBe(4);
    await mended.end('SIGTERM');
  });
});

describe('a clock', () => {
  const evidence = (lastSeen?: number, newestEnquiry?: number, built?: number) => ({
    lastSeenMs: lastSeen === undefined ? undefined : days(lastSeen),
    newestEnquiryMs: newestEnquiry === undefined ? undefined : days(newestEnquiry),
    builtAtMs: built === undefined ? undefined : days(built),
  });

  it.each([
    ['a week after the last look', 107, evidence(100)],
    ['behind the last look', 20, evidence(100)],
    ['a month after it, with a build since', 130, evidence(100, 100, 129)],
    ['soon after the newest enquiry, where nothing was ever seen', 107, evidence(undefined, 100)],
    ['of a store without enquiries', 900, evidence()],
  ])('%s is believed', (_, now, known) => expect(doubtAbout(days(now), known)).toBeUndefined());

  it.each([
    ['more than a week after the last look', 107.1, evidence(100)],
    ['more than a week after it, whatever enquiries came since', 120, evidence(100, 120)],
    ['more than a month after it, whatever was built since', 130.1, evidence(100, 100, 130)],
    ['more than a week after the last build', 122, evidence(100, 100, 114)],
    ['400 days after the newest enquiry, where nothing was ever seen', 500, evidence(undefined, 100, 500)],
  ])('%s is doubted', (_, now, known) =>
    expect(doubtAbout(days(now), known)).toContain('but the service last saw'),
  );
});
