import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hourMs } from '@vanda/forms/day';
import { expect, it } from 'vitest';
import { startMailServer } from '../../../../tests/support/mail-server.ts';
import { august2025 } from '../../../../tests/support/service.ts';
import { overBothStores } from '../../../../tests/support/stores.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { openStore } from '../../enquiries/open-store.ts';
import { startDesk } from './support/desk.ts';

const migrationsThen = ['0001-enquiries.sql', '0002-clocks-and-receipts.sql'];
const person = { firstName: 'Hafiz', lastName: 'Salleh', email: 'Hafiz@kranji.example' };

const enquiries = [
  [
    'ENQ-0000-0001',
    'contact',
    'received',
    { name: 'Tan Hui Min', email: 'tan@redhill.example', message: 'Quotation, please. S1234567D' },
  ],
  ['ENQ-0000-0002', 'professional-scrum-master', 'received', { ...person, courseDate: '2025-08-18' }],
  [
    'ENQ-0000-0003',
    'professional-product-owner',
    'received',
    { ...person, courseDate: 'next-available', participants: '6-10' },
  ],
  ['ENQ-0000-0004', 'generative-ai', 'suspected', { ...person, preferredDate: '2025-08-15' }],
] as const;

const messages = [
  ['ENQ-0000-0001', 'notice', 'sent', 1],
  ['ENQ-0000-0001', 'receipt', 'dead', 9],
  ['ENQ-0000-0002', 'notice', 'waiting', 0],
  ['ENQ-0000-0002', 'receipt', 'waiting', 3],
  ['ENQ-0000-0003', 'notice', 'sent', 1],
  ['ENQ-0000-0003', 'receipt', 'sent', 2],
] as const;

const suspicionOf = (state: string) => (state === 'suspected' ? 'too-fast' : null);

async function writeEarlierStore(settings: Parameters<typeof openStore>[0]): Promise<void> {
  const { database } = openStore(settings);
  await database.script('CREATE TABLE migrations (name TEXT PRIMARY KEY)');
  for (const name of migrationsThen) {
    await database.script(readFileSync(path.resolve('apps/server/src/platform/migrations', name), 'utf8'));
    await database.run('INSERT INTO migrations (name) VALUES ($1)', [name]);
  }
  for (const [reference, form, state, values] of enquiries) {
    await database.run(
      `INSERT INTO enquiries (reference, form, data, marketing_consent, state, suspicion, idempotency_key, content_hash, received_at)
       VALUES ($1, $2, $3, 1, $4, $5, $1, $1, $6)`,
      [reference, form, JSON.stringify(values), state, suspicionOf(state), august2025 - hourMs],
    );
  }
  for (const [reference, kind, state, attempts] of messages) {
    await database.run(
      `INSERT INTO outbox (id, reference, kind, state, attempts, due_at, sent_at, lease_until, last_error)
       VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $8)`,
      [
        `${reference}.${kind}`,
        reference,
        kind,
        state,
        attempts,
        august2025 - hourMs,
        state === 'sent' ? august2025 : null,
        state === 'dead' ? 'no such address' : null,
      ],
    );
  }
  await database.close();
}

overBothStores((freshStore) => {
  it('a store of the version before seats and desk is brought up to date with nothing lost', async () => {
    const dataDir = temporaryFolder();
    const store = await freshStore();
    await writeEarlierStore({ databaseUrl: store.DATABASE_URL, dataDir });
    const smtp = await startMailServer();
    const desk = await startDesk({ ...store, DATA_DIR: dataDir, ...smtp.environment });
    const { database } = desk.service.store;
    await desk.service.outbox.deliverDue();

    const kept = await database.all('SELECT * FROM enquiries ORDER BY reference');
    expect(
      kept.map(({ reference, form, state, data }) => [reference, form, state, JSON.parse(String(data))]),
    ).toEqual(enquiries);
    expect(kept.map(({ standing, email, session_day }) => [standing, email, session_day])).toEqual([
      ['open', 'tan@redhill.example', null],
      ['open', 'hafiz@kranji.example', '2025-08-18'],
      ['open', 'hafiz@kranji.example', null],
      ['suspected', 'hafiz@kranji.example', '2025-08-15'],
    ]);

    const left = await database.all('SELECT reference, kind, state FROM outbox ORDER BY reference, kind');
    expect(left.map(({ reference, kind, state }) => [reference, kind, state])).toEqual(
      messages.map(([reference, kind, state]) => [reference, kind, state === 'waiting' ? 'sent' : state]),
    );
    expect(smtp.mails.map(({ recipients }) => recipients.join()).toSorted()).toEqual([
      'Hafiz@kranji.example',
      'desk@vanda.example',
    ]);

    const registrations = await database.all(
      'SELECT reference, day, seats, state FROM registrations ORDER BY reference',
    );
    expect(registrations).toEqual([
      { reference: 'ENQ-0000-0002', day: '2025-08-18', seats: 1, state: 'held' },
      { reference: 'ENQ-0000-0003', day: null, seats: 10, state: 'held' },
    ]);

    const rachel = await desk.signedIn();
    const found = async (text: string) => {
      const { id } = (await rachel.ask('keepSearch', { body: { text } })).body;
      const { rows } = (await rachel.ask('inbox', { query: { search: id } })).body;
      return rows.map(({ reference }: { reference: string }) => reference).toSorted();
    };
    expect(await found('quot')).toEqual(['ENQ-0000-0001']);
    expect(await found('hafiz salleh')).toEqual(['ENQ-0000-0002', 'ENQ-0000-0003']);
    expect(await found('1234567')).toEqual([]);
  });
});
