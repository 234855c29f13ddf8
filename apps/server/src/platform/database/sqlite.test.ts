import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createHttpApp } from '../http/connections.ts';
import { createTurns, queriesOn } from './sqlite.ts';
import { waitAtMost } from './store-wait.ts';

it('caches statements, except those whose text grows with the number of rows', async () => {
  const connection = new DatabaseSync(':memory:');
  onTestFinished(() => connection.close());
  const prepare = vi.spyOn(connection, 'prepare');
  const queries = queriesOn(connection);
  const long = `SELECT ${Array.from({ length: 1000 }, (_, index) => `$1 AS c${index}`).join(', ')}`;
  for (const sql of ['SELECT $1 AS one', 'SELECT $1 AS one', long, long]) await queries.all(sql, [1]);
  expect(prepare.mock.calls.map(([sql]) => sql.length)).toEqual([16, long.length, long.length]);
});

it('forgets the oldest statement when there are too many, so that its memory is bounded', async () => {
  const connection = new DatabaseSync(':memory:');
  onTestFinished(() => connection.close());
  const prepare = vi.spyOn(connection, 'prepare');
  const queries = queriesOn(connection);
  const prepares = async (sql: string) => {
    const before = prepare.mock.calls.length;
    await queries.all(sql);
    return prepare.mock.calls.length > before;
  };
  for (let count = 0; count < 2000; count++) await queries.all(`SELECT ${count}`);
  expect(await prepares('SELECT 0')).toBe(true);
  expect(await prepares('SELECT 1999')).toBe(false);
});

const waitMs = 200;
const held = async () => {
  throw Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 });
};

it('the calls of one request wait for the store as long as one of them may, also inside of a response', async () => {
  const inTurn = createTurns(() => true);
  const app = createHttpApp(
    { level: 'silent' },
    [],
    { requestLimits: { storeMs: waitMs } },
    { headers: () => ({}) },
  );
  onTestFinished(() => app.close());
  app.post('/', async ({ body }) => {
    for (let call = 0; call < 50; call++) await inTurn(held).catch(() => undefined);
    return { body, free: await inTurn(async () => 'free') };
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const startedAtMs = performance.now();
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(origin, { method: 'POST', headers, body: '{"a":1}' });
  expect(await response.json()).toEqual({ body: { a: 1 }, free: 'free' });
  expect(performance.now() - startedAtMs).toBeLessThan(25 * waitMs);
});

it('all that wait while the file is rewritten give up together, not one after the other', async () => {
  const inTurn = createTurns(() => true);
  const startedAtMs = performance.now();
  const waiting = waitAtMost(waitMs, () => Array.from({ length: 50 }, () => inTurn(held)));
  for (const { status } of await Promise.allSettled(waiting)) expect(status).toBe('rejected');
  expect(performance.now() - startedAtMs).toBeLessThan(25 * waitMs);
  await expect(inTurn(async () => 'free')).resolves.toBe('free');
});
