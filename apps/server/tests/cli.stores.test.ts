import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startClients } from './support/clients.ts';
import { runCommand, spawnCommand } from './support/command.ts';
import { startService, type TestService } from './support/service.ts';
import { overOneStore } from './support/stores.ts';

overOneStore((freshStore) => {
  let service: TestService;
  let environment: Record<string, string>;
  const references = { real: '', spam: '', formula: '' };

  beforeAll(async () => {
    const store = await freshStore();
    service = await startService(store);
    environment = { ...store, DATA_DIR: service.settings.dataDir };
    references.real = await service.send(
      { message: 'Line 1\nLine 2, S1234567D' },
      'professional-scrum-master',
    );
    references.spam = await service.send({ name: '陈美玲', referralCode: 'x' });
    references.formula = await service.send({
      name: '=HYPERLINK("http://evil.example")',
      message: "@SUM(1+1)*cmd|' /C calc'!A0",
    });
  });
  afterAll(() => service.remove());

  it('list shows every enquiry in aligned columns, and filters', async () => {
    const { status, out } = await runCommand(environment, 'list');
    expect(status).toBe(0);
    const [headings = '', rule = '', ...rows] = out.split('\n');
    expect(headings).toMatch(/^Reference\s+Received\s+Form\s+Status\s+Name\s+Email\s+Messages$/);
    expect(rule).toMatch(/^[- ]+$/);
    expect(rows).toHaveLength(3);
    expect(out).toContain('spam (honeypot)');
    expect(out).toContain('notice waiting, receipt waiting');
    expect((await runCommand(environment, 'list', '--status', 'spam')).out.split('\n')).toHaveLength(3);
    expect((await runCommand(environment, 'list', '--form', 'generative-ai')).out).toBe('No enquiries.');
  });

  it('show prints one enquiry with labels, its seats and its messages', async () => {
    const { out } = await runCommand(environment, 'show', references.real.toLowerCase());
    expect(out).toMatch(/Course date +18 Aug 2025/);
    expect(out).toMatch(/Seats +1\nRegistration +held\nSession +2025-08-18/);
    const contact = await runCommand(environment, 'show', references.formula);
    expect(contact.out).not.toContain('Seats');
    expect(out).toMatch(/Message +Line 1\n +Line 2, S•••••••D/);
    expect(out).toMatch(/notice +waiting +0/);
  });

  it('export writes CSV that no spreadsheet runs as a formula', async () => {
    const file = path.join(service.folder, 'all.csv');
    expect((await runCommand(environment, 'export', '--csv', file)).status).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith('\ufeff"reference","receivedAt","form"')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toContain(`"'@SUM(1+1)*cmd|' /C calc'!A0"`);
    expect(text).not.toMatch(/(^|,)"[=+\-@]/m);
    expect(text).toContain('Line 2, S•••••••D');
    expect((await runCommand(environment, 'export', '--csv', file)).error).toContain('exists already');
  });

  it('says every time as Singapore’s clock shows it, with its offset, in the list and in the file alike', async () => {
    const time = '2025-08-01T09:00:00+08:00';
    expect((await runCommand(environment, 'list')).out.split(time)).toHaveLength(4);
    expect((await runCommand(environment, 'show', references.real)).out.split(time)).toHaveLength(4);
    expect((await runCommand(environment, 'export', '--csv')).out.split(`"${time}"`)).toHaveLength(4);
  });

  it('not-spam queues the messages of an enquiry held as spam, once', async () => {
    const reference = references.spam;
    expect((await runCommand(environment, 'not-spam', reference)).status).toBe(0);
    expect((await runCommand(environment, 'not-spam', reference)).error).toContain('is not spam');
    await service.outbox.deliverDue();
    expect((await runCommand(environment, 'show', reference)).out).toMatch(/notice +waiting/);
  });

  it('retry-mail makes messages due', async () => {
    expect((await runCommand(environment, 'retry-mail', references.real)).out).toContain(
      '2 messages are due now',
    );
  });

  it('delete and purge remove enquiries with their messages', async () => {
    expect((await runCommand(environment, 'delete', references.formula)).status).toBe(0);
    expect((await runCommand(environment, 'show', references.formula)).error).toContain(
      'There is no enquiry',
    );
    // The test's service lives in August 2025, the command line in the present.
    const { out } = await runCommand(environment, 'purge', '--older-than', '1d', '--clock-is-right');
    expect(out).toMatch(/purge: 2 enquiries older than 1 days deleted/);
    expect(await service.store.database.all('SELECT id FROM outbox')).toEqual([]);
  });
});

describe('a command that can not be understood', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.remove());

  it.each([
    [['show', 'ENQ-0000-0001'], 'is no reference'],
    [['show'], 'Say which one'],
    [['list', '--status', 'gone'], 'choose from open, answered, closed, spam'],
    [['list', '--form', 'x'], 'choose from contact'],
    [['list', '--limit', '0'], 'whole number'],
    [['backup', '/nonexistent/folder/copy.db'], "can't be written"],
    [['export', '--csv', '/nonexistent/folder/all.csv'], 'no such file or directory'],
    [['restore', '/nonexistent/copy.db'], 'There is no file'],
    [['list', '--colour'], '--colour'],
    [['export'], 'export --csv'],
    [['purge'], 'purge --older-than 365d'],
    [['purge', '--older-than', '12m'], 'in days'],
    [['frobnicate'], 'is no command'],
  ])('%j ends with one line and status 1', async (args, text) => {
    const { out, error } = await runCommand({ DATA_DIR: service.settings.dataDir }, ...args);
    expect([out, error.split('\n').length]).toEqual(['', 1]);
    expect(error).toContain(text);
  });
});

describe('backup', () => {
  it('copies a store that is being written to, whole and readable on its own', async () => {
    const service = await startService();
    const environment = { DATA_DIR: service.settings.dataDir };
    const file = path.join(service.folder, 'copy.db');
    let answered = 0;
    const end = startClients(1, async () => {
      await service.send({ message: `${answered}` });
      answered++;
    });
    while (answered < 20) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = answered;
    const { status } = await spawnCommand(environment, 'backup', file);
    await end();
    expect(status).toBe(0);
    const copy = new DatabaseSync(file, { readOnly: true });
    const { count } = copy.prepare('SELECT COUNT(*) AS count FROM enquiries').get() as { count: number };
    copy.close();
    expect(count).toBeGreaterThanOrEqual(before);
    expect(existsSync(`${file}.partial`)).toBe(false);
    expect((await runCommand(environment, 'backup', file)).error).toContain('exists already');
  });

  it('says when there is no store, and helps without one', async () => {
    const environment = { DATA_DIR: '/nonexistent/folder' };
    const { status, out, error } = await spawnCommand(environment, 'list');
    expect([status, out]).toEqual([1, '']);
    expect(error).toMatch(/^There is no store at .*$/);
    expect((await spawnCommand(environment, '--help')).out).toContain('retry-mail [REFERENCE]');
  });
});
