import { statSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, type Queries, type Row, StoreUnavailable, type Value } from './database.ts';
import { isHeld, translated } from './sqlite-errors.ts';
import { connect, openOurs } from './sqlite-file.ts';
import { sqliteFile } from './store-folder.ts';
import { storeAndTakeBack } from './write-proof.ts';

/** How long a write waits for another process that holds the file, in milliseconds. */
const lockWaitMs = 4000;
const lockRetryMs = 15;

/**
 * Opens the SQLite store: write-ahead log, and every commit forced to disk (`synchronous=FULL`).
 * SQLite's own waiting would stop the whole process, so a busy file is tried again from here.
 * @throws {StartError} when the folder or the file can't be used
 */
export function openSqlite(dataDir: string): Database {
  const file = sqliteFile(dataDir);
  const { connection, lock } = openOurs(dataDir);
  const { ino } = statSync(file);
  const queries = queriesOn(connection);
  let last: Promise<unknown> = Promise.resolve();

  /** One at a time: the connection has one transaction. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(() => whenFree(work));
    last = turn.catch(() => undefined);
    return turn;
  };

  /** Through a connection of its own, which reads from the disk what this one remembers. */
  const proveWrite = async () => {
    if (statSync(file, { throwIfNoEntry: false })?.ino !== ino) {
      throw new StoreUnavailable('the file of the store was taken away or exchanged', 'STORE_EXCHANGED');
    }
    const fresh = connect(file);
    try {
      await transactionOn(fresh, queriesOn(fresh), storeAndTakeBack);
    } finally {
      fresh.close();
    }
  };

  const eraseTraces = async () => {
    // Overwriting what is deleted leaves pieces where SQLite moved rows within a page; a rewritten file has none.
    connection.exec('VACUUM');
    const { busy } = connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
    if (busy) throw new StoreUnavailable("another process still reads the store's log", 'LOG_IN_USE');
  };

  return {
    kind: 'SQLite',
    place: file,
    all: (sql, values) => inTurn(() => queries.all(sql, values)),
    run: (sql, values) => inTurn(() => queries.run(sql, values)),
    script: (sql) => inTurn(() => queries.script(sql)),
    transaction: (work) => inTurn(() => transactionOn(connection, queries, work)),
    // BEGIN IMMEDIATE already keeps other writers out.
    lockForMigration: async () => undefined,
    proveWrite: () => inTurn(proveWrite),
    eraseTraces: () => inTurn(eraseTraces),
    close: () =>
      inTurn(async () => {
        if (connection.isOpen) connection.close();
        lock.release();
      }),
  };
}

function queriesOn(connection: DatabaseSync): Queries {
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = connection.prepare(sql);
    statements.set(sql, statement);
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

async function transactionOn<T>(
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

async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + lockWaitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isHeld(error)) throw translated(error);
      if (performance.now() >= giveUpAt) {
        throw new StoreUnavailable('another process holds the store', 'SQLITE_BUSY', error);
      }
      await sleep(lockRetryMs);
    }
  }
}
