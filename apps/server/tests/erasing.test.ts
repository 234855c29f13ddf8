import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dayMs } from '@vanda/forms/day';
import { retentionDays } from '@vanda/forms/notice';
import { seededRandom } from '@vanda/testing/random';
import { expect, it } from 'vitest';
import { deleteEnquiry, eraseWhatIsDue } from '../src/modules/enquiries/purge.ts';
import { runCommand } from './support/command.ts';
import { insertEnquiry } from './support/insert-enquiry.ts';
import { prepareService, startProcess } from './support/process.ts';
import { linkOf, linkSecret, pageOf, submit } from './support/registrant.ts';
import { august2025, fixedClock, postJson, startService } from './support/service.ts';
import { withStore } from './support/stores.ts';

function readable(folder: string, mark: string): number[] {
  const found = readdirSync(folder).flatMap((name) =>
    [...readFileSync(path.join(folder, name), 'latin1').matchAll(new RegExp(`${mark}-(\\d+)-`, 'g'))].map(
      ([, number]) => Number(number),
    ),
  );
  return [...new Set(found)].toSorted((a, b) => a - b);
}

/** Texts of all sizes, because SQLite moves rows within a page. */
const marked = (mark: string, number: number) => ({
  name: `${mark}-${number}-`,
  email: `${mark}-${number}-@example.com`.toLowerCase(),
  message: `${mark}-${number}- `.repeat(1 + ((number * number * 7) % 300)).slice(0, 3900),
});

const upTo = (count: number) => Array.from({ length: count }, (_, number) => number);

it('what is deleted and purged by command can be read in no file, while the service runs and after it', async () => {
  const { environment, origin } = await prepareService({});
  const data = environment.DATA_DIR;
  const longAgo = { atMs: Date.now() - (retentionDays + 1) * dayMs, kinds: ['notice', 'receipt'] } as const;
  await withStore(environment, async (store) => {
    for (const number of upTo(30)) await insertEnquiry(store, marked('old', number), longAgo);
  });
  const service = await startProcess(environment);
  const references: string[] = [];
  for (const number of upTo(15))
    references.push(String((await postJson(origin, 'contact', marked('new', number))).body.reference));
  expect(readable(data, 'old')).toEqual(upTo(30));
  expect(readable(data, 'new')).toEqual(upTo(15));

  const purged = await runCommand(
    environment,
    ...['purge', '--older-than', `${retentionDays}d`, '--clock-is-right'],
  );
  expect(purged.out).toContain('30 enquiries older than 365 days deleted.');
  expect(readable(data, 'old')).toEqual([]);
  for (const reference of references.slice(0, 3)) await runCommand(environment, 'delete', reference);
  expect(readable(data, 'new')).toEqual(upTo(15).slice(3));
  expect((await service.end('SIGTERM')).status).toBe(0);
  expect(readable(data, 'old')).toEqual([]);
  expect(readable(data, 'new')).toEqual(upTo(15).slice(3));
});

it('what the service purges by itself can be read in no file, and what a crash left behind is erased', async () => {
  const clock = fixedClock(august2025);
  const service = await startService({}, { clock });
  const data = service.settings.dataDir;
  for (const number of upTo(60)) {
    await service.send(marked(number % 2 ? 'odd' : 'even', number));
    if (number % 2 === 0) {
      await service.store.database.run(
        'UPDATE enquiries SET received_at = received_at - $1 WHERE received_at = $2',
        [(retentionDays + 1) * dayMs, clock.now()],
      );
    }
    clock.advance(1000);
  }
  await service.retention.look();
  expect(service.logLines.join('')).toContain('"deleted":30');
  expect(readable(data, 'even')).toEqual([]);
  expect(readable(data, 'odd')).toHaveLength(30);

  // Simulates a process that ended between the deletion and the erasing.
  await service.store.database.transaction(async (queries) => {
    await queries.run('DELETE FROM enquiries');
    await queries.run("INSERT INTO service_state (name, value) VALUES ('erasing_due', 1)");
  });
  expect(readable(data, 'odd').length).toBeGreaterThan(0);
  await service.retention.look();
  expect(readable(data, 'odd').length, 'the file is rewritten every ten minutes at most').toBeGreaterThan(0);
  clock.advance(10 * 60_000);
  await service.retention.look();
  expect(readable(data, 'odd')).toEqual([]);
});

it('of a registration that was passed on, written about and erased by its link, nothing can be read in any file', async () => {
  const service = await startService({ LINK_SECRET: linkSecret });
  const data = service.settings.dataDir;
  const person = (number: number) => ({
    firstName: 'gone',
    lastName: `gone-${number}-`,
    email: `gone-${number}-@example.com`,
  });
  const values = { ...person(1), message: 'gone-2- '.repeat(300) };
  const reference = await service.send(values, 'professional-scrum-master');
  const linkAt = (tokenVersion: number) => linkOf(service.origin, reference, tokenVersion);
  const { csrf } = await pageOf(linkAt(1));
  expect((await submit(linkAt(1), 'substitute', { ...csrf, ...person(3) })).status).toBe(200);
  expect(readable(data, 'gone')).toEqual(expect.arrayContaining([1, 3]));
  const erasing = await pageOf(`${linkAt(2)}/erase`);
  expect((await submit(linkAt(2), 'erase', erasing.csrf)).status).toBe(200);
  await service.retention.look();
  expect(readable(data, 'gone')).toEqual([]);
});

it('what earlier deletions left behind within pages of the file is erased with the next one', async () => {
  const service = await startService();
  const { database } = service.store;
  const data = service.settings.dataDir;
  const random = seededRandom(7);
  const present = new Set<number>();
  for (let round = 0; round < 20; round++) {
    await database.transaction(async (queries) => {
      for (let count = 0; count < 100; count++) {
        const number = round * 100 + count;
        const reference = `${random()}`;
        await queries.run(
          `INSERT INTO enquiries (reference, form, data, email, marketing_consent, status, idempotency_key, content_hash, received_at)
           VALUES ($1, 'contact', $2, '', 0, 'open', $3, $4, $5)`,
          [
            reference,
            `gone-${number}- `.repeat(1 + Math.floor(random() * 60)),
            `gone-${number}-${random()}`,
            'hash',
            number,
          ],
        );
        present.add(number);
      }
    });
    const leaving = [...present].filter(() => random() < 0.45);
    await database.run(`DELETE FROM enquiries WHERE received_at IN (${leaving})`);
    for (const number of leaving) present.delete(number);
  }
  await database.all('PRAGMA wal_checkpoint(TRUNCATE)');
  const gone = () => readable(data, 'gone').filter((number) => !present.has(number));
  expect(gone().length).toBeGreaterThan(0);
  const reference = await service.send(marked('last', 1));
  await database.transaction((queries) =>
    deleteEnquiry(queries, reference, { id: 'rule', atMs: august2025 }),
  );
  expect(await eraseWhatIsDue(database)).toBe('erased');
  expect(gone()).toEqual([]);
  expect(readable(data, 'last')).toEqual([]);
  expect(readable(data, 'gone')).toHaveLength(present.size);
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
