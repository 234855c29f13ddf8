import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { runCommand } from './support/command.ts';
import { type MailServer, startMailServer } from './support/mail-server.ts';
import { postJson, startService, type TestService } from './support/service.ts';
import { overBothStores } from './support/stores.ts';

const parts: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  // The servers first: what hangs at one ends with it, and the service need not wait for it.
  for (const part of parts.splice(0)) await part.close();
});

/** One that hangs takes the call and never responds. */
async function receiver(isHanging: boolean): Promise<{ url: string; calls: string[] }> {
  const calls: string[] = [];
  const server: Server = createServer((request, response) => {
    calls.push(String(request.headers['webhook-id']));
    if (!isHanging) response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  parts.push({
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, calls };
}

const enquiry = (number: number) => ({ name: 'Mei', email: `mei${number}@example.com`, message: 'Hello' });

async function serviceWith(
  smtp: MailServer,
  webhookUrl: string,
  store: Record<string, string> = {},
): Promise<TestService> {
  const service = await startService({
    ...store,
    ...smtp.environment,
    WEBHOOK_URL: webhookUrl,
    WEBHOOK_SECRET: 'a-secret-of-at-least-24-characters',
  });
  service.outbox.start();
  return service;
}

async function mailServer(): Promise<MailServer> {
  const smtp = await startMailServer();
  parts.push(smtp);
  return smtp;
}

/** No channel was given up. */
function expectNothingTimedOut({ logLines }: TestService): void {
  expect(logLines.join('')).not.toContain('message not sent yet');
}

describe('an outgoing channel', () => {
  it('sends mail while every call of the webhook hangs', async () => {
    const smtp = await mailServer();
    const hook = await receiver(true);
    const service = await serviceWith(smtp, hook.url);
    for (let number = 0; number < 6; number++) await postJson(service.origin, 'contact', enquiry(number));
    await expect.poll(() => hook.calls.length).toBe(4);
    await postJson(service.origin, 'contact', enquiry(6));
    await expect.poll(() => smtp.mails.length).toBe(14);
    expectNothingTimedOut(service);
  });

  it('the webhook is called while the mail server hangs', async () => {
    const smtp = await mailServer();
    await smtp.setMood('hang');
    const hook = await receiver(false);
    const service = await serviceWith(smtp, hook.url);
    for (let number = 0; number < 6; number++) await postJson(service.origin, 'contact', enquiry(number));
    await expect.poll(() => hook.calls.length).toBe(6);
    expectNothingTimedOut(service);
  });

  it('sends the next message while an earlier one hangs', async () => {
    const smtp = await mailServer();
    await smtp.setMood('hang');
    const hook = await receiver(false);
    const service = await serviceWith(smtp, hook.url);
    await postJson(service.origin, 'contact', enquiry(0));
    await expect.poll(() => smtp.connections()).toBe(2);
    await smtp.setMood('well');
    await postJson(service.origin, 'contact', enquiry(1));
    await expect.poll(() => smtp.mails.length).toBe(2);
    expectNothingTimedOut(service);
  });
});

overBothStores((freshStore) => {
  it('a released enquiry is sent by the settings of the service, not of the command', async () => {
    const smtp = await mailServer();
    const hook = await receiver(false);
    const service = await serviceWith(smtp, hook.url, await freshStore());
    const { body } = await postJson(service.origin, 'contact', { ...enquiry(0), referralCode: 'robot' });
    const { DATA_DIR, DATABASE_URL } = {
      DATA_DIR: service.settings.dataDir,
      DATABASE_URL: service.settings.databaseUrl ?? '',
    };
    const { out } = await runCommand({ DATA_DIR, DATABASE_URL }, 'release', String(body.reference));
    expect(out).toContain('is released');
    await expect.poll(() => smtp.mails.length).toBe(2);
    await expect.poll(() => hook.calls).toEqual([`${String(body.reference).toLowerCase()}.webhook`]);
    expect(await service.store.database.all('SELECT reference FROM releases')).toEqual([]);
  });
});
