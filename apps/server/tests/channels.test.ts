import { afterEach, describe, expect, it } from 'vitest';
import { runCommand } from './support/command.ts';
import { type Mood, startMailServer } from './support/mail-server.ts';
import { startReceiver } from './support/receiver.ts';
import { startService, type TestService } from './support/service.ts';
import { overBothStores } from './support/stores.ts';

const servers: { close(): unknown }[] = [];
afterEach(async () => {
  // Servers are closed before the service, so that it need not wait for hanging connections.
  for (const server of servers.splice(0)) await server.close();
});

async function begin(mood: Mood, status?: number, store: Record<string, string> = {}) {
  const [smtp, hook] = [await startMailServer(), await startReceiver(status)];
  servers.push(smtp, hook);
  await smtp.setMood(mood);
  const service = await startService({ ...store, ...smtp.environment, ...hook.environment });
  service.outbox.start();
  const send = async (count: number) => {
    for (let number = 0; number < count; number++)
      await service.send({ email: `mei${number}@example.com`, message: `${Math.random()}` });
  };
  return { smtp, hook, service, send };
}

function expectNothingTimedOut({ logLines }: TestService): void {
  expect(logLines.join('')).not.toContain('message not sent yet');
}

describe('an outgoing channel', () => {
  it('sends mail while every call of the webhook hangs', async () => {
    const { smtp, hook, service, send } = await begin('well');
    await send(6);
    await expect.poll(() => hook.calls.length).toBe(4);
    await send(1);
    await expect.poll(() => smtp.mails.length).toBe(14);
    expectNothingTimedOut(service);
  });

  it('calls the webhook while the mail server hangs, and sends the next mail while earlier ones hang', async () => {
    const { smtp, hook, service, send } = await begin('hang', 204);
    await send(1);
    await expect.poll(() => hook.calls.length).toBe(1);
    await expect.poll(() => smtp.connections()).toBe(2);
    await smtp.setMood('well');
    await send(1);
    await expect.poll(() => smtp.mails.length).toBe(2);
    expectNothingTimedOut(service);
  });
});

overBothStores((freshStore) => {
  it('an enquiry marked as not spam is sent by the settings of the service, not of the command', async () => {
    const { smtp, hook, service } = await begin('well', 204, await freshStore());
    const reference = await service.send({ referralCode: 'robot' });
    const { dataDir, databaseUrl = '' } = service.settings;
    const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    expect((await runCommand(environment, 'not-spam', reference)).out).toContain('is marked as not spam');
    await expect.poll(() => smtp.mails.length).toBe(2);
    const ids = () => hook.calls.map(({ headers }) => headers['webhook-id']);
    await expect.poll(ids).toEqual([`${reference.toLowerCase()}.webhook`]);
    expect(await service.store.database.all('SELECT reference FROM not_spam')).toEqual([]);
  });
});
