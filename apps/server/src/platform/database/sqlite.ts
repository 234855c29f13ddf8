import { once } from 'node:events';
import { statSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Database, type Queries, type Row, StoreUnavailable, type Value } from './database.ts';
import { isHeld, translated } from './sqlite-errors.ts';
import { connect, openOurs } from './sqlite-file.ts';
import { sqliteFile } from './store-folder.ts';
import { bounded } from './store-wait.ts';
import { writeAndRollBack } from './write-and-roll-back.ts';

const lockWaitMs = 4000;
const lockRetryMs = 15;

/** Longest cached statement: a thousand variants of longer ones would take 100 MB. */
const longestCached = 2000;

/** The most cached statements, far above what the service has. Lists of values give statements of many lengths. */
const cachedMax = 500;

const checkpointPages = 1000;

/**
 * Retries a busy file asynchronously: SQLite's own busy timeout would block the process.
 * @param checkpoints whether this process keeps the log short
 * @throws {OperatorError} when the folder or the file is unusable
 */
export function openSqlite(dataDir: string, checkpoints: boolean): Database {
  const file = sqliteFile(dataDir);
  const { connection, lock } = openOurs(dataDir);
  if (checkpoints) connection.exec(`PRAGMA wal_autocheckpoint = ${checkpointPages}`);
  const { ino } = statSync(file);
  const queries = queriesOn(connection);
  const inTurn = createTurns(() => erasing !== undefined);

  /** A separate connection reads from disk, not from this one's cache. */
  const proveWrite = async () => {
    if (statSync(file, { throwIfNoEntry: false })?.ino !== ino)
      throw new StoreUnavailable('the file of the store was taken away or exchanged', 'STORE_EXCHANGED');
    const fresh = connect(file);
    try {
      await transactionOn(fresh, queriesOn(fresh), writeAndRollBack);
    } finally {
      fresh.close();
    }
  };

  let erasing: Promise<void> | undefined;
  const eraseTraces = () => {
    erasing ??= rewriteInThread(file).finally(() => {
      erasing = undefined;
    });
    return erasing;
  };

  return {
    kind: 'SQLite',
    place: file,
    all: (sql, values) => inTurn(() => queries.all(sql, values)),
    run: (sql, values) => inTurn(() => queries.run(sql, values)),
    script: (sql) => inTurn(() => queries.script(sql)),
    transaction: (work) => inTurn(() => transactionOn(connection, queries, work)),
    // BEGIN IMMEDIATE already excludes other writers.
    lockForMigration: async () => undefined,
    proveWrite: () => inTurn(proveWrite),
    eraseTraces,
    close: () =>
      inTurn(async () => {
        await erasing?.catch(() => undefined);
        if (connection.isOpen) connection.close();
        lock.release();
      }),
  };
}

export function queriesOn(connection: DatabaseSync): Queries {
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = connection.prepare(sql);
    if (sql.length <= longestCached) {
      const [oldest] = statements.keys();
      if (statements.size >= cachedMax && oldest !== undefined) statements.delete(oldest);
      statements.set(sql, statement);
    }
    return statement;
  };
  const named = (values: readonly Value[] = []) =>
    Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
  return {
    async all<R extends Row>(sql: string, values?: readonly Value[]) {
      return prepare(sql).all(named(values)) as R[];
    },
    async run(sql, values) {
      return Number(prepare(sql).run(named(values)).changes);
    },
    async script(sql) {
      connection.exec(sql);
    },
  };
}

export async function transactionOn<T>(
  connection: DatabaseSync,
  queries: Queries,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = await work(queries);
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

/** Blocks writes until the file is rewritten. */
async function rewriteInThread(file: string): Promise<void> {
  const worker = new Worker(new URL('./erasing-worker.ts', import.meta.url), { workerData: file });
  try {
    await once(worker, 'exit');
  } catch (error) {
    const { isLogInUse, message } = error as Error & { isLogInUse?: boolean };
    if (isLogInUse) throw new StoreUnavailable(message, 'LOG_IN_USE', error);
    if (isHeld(error)) throw new StoreUnavailable('another process holds the store', 'SQLITE_BUSY', error);
    throw translated(error);
  }
}

/** Runs one transaction at a time, because a connection has only one. */
export function createTurns(isErasing: () => boolean) {
  let last: Promise<unknown> = Promise.resolve();
  // The wait is counted from the call, so waiting transactions give up together.
  return <T>(work: () => Promise<T>): Promise<T> =>
    bounded((lastAt) => {
      const turn = last.then(() => whenFree(work, isErasing, lastAt));
      last = turn.catch(() => undefined);
      return turn;
    });
}

async function whenFree<T>(work: () => Promise<T>, isErasing: () => boolean, lastAt: number): Promise<T> {
  let giveUpAt = performance.now() + lockWaitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isHeld(error)) throw translated(error);
      if (isErasing()) giveUpAt = performance.now() + lockWaitMs;
      if (performance.now() >= Math.min(giveUpAt, lastAt))
        throw new StoreUnavailable('another process holds the store', 'SQLITE_BUSY', error);
      await sleep(lockRetryMs);
    }
  }
}
