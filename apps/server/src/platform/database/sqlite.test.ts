import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTurns, queriesOn } from './sqlite.ts';

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

it('all that wait while the file is rewritten give up together, not one after the other', async () => {
  const waitMs = 200;
  const inTurn = createTurns(() => true, waitMs);
  const held = async () => {
    throw Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 });
  };
  const startedAtMs = performance.now();
  const waiting = Array.from({ length: 50 }, () => inTurn(held));
  for (const { status } of await Promise.allSettled(waiting)) expect(status).toBe('rejected');
  expect(performance.now() - startedAtMs).toBeLessThan(25 * waitMs);
  await expect(inTurn(async () => 'free')).resolves.toBe('free');
});
