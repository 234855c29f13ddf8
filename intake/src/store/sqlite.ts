import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { type Database, type Queries, type Row, StoreUnavailable, type Value } from './database.ts';

/** How long a write waits for another process that holds the file, in milliseconds. */
const lockWaitMs = 4000;
const lockRetryMs = 15;

/** File of the store inside DATA_DIR. */
export function sqliteFile(dataDir: string): string {
  return path.join(dataDir, 'enquiries.db');
}

/**
 * Opens the SQLite store: write-ahead log, and every commit forced to disk (`synchronous=FULL`).
 * SQLite's own waiting would stop the whole process, so a busy file is tried again from here.
 * @throws {StartError} when the folder or the file can't be used
 */
export function openSqlite(dataDir: string): Database {
  const file = sqliteFile(dataDir);
  const connection = connect(dataDir, file);
  const statements = new Map<string, StatementSync>();
  let last: Promise<unknown> = Promise.resolve();

  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const named = (values: readonly Value[] = []) =>
    Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));

  const queries: Queries = {
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

  /** One at a time: the connection has one transaction. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(() => whenFree(work));
    last = turn.catch(() => undefined);
    return turn;
  };

  const transaction = async <T>(work: (queries: Queries) => Promise<T>): Promise<T> => {
    connection.exec('BEGIN IMMEDIATE');
    try {
      const result = await work(queries);
      connection.exec('COMMIT');
      return result;
    } catch (error) {
      if (connection.isTransaction) connection.exec('ROLLBACK');
      throw error;
    }
  };

  return {
    kind: 'SQLite',
    place: file,
    all: (sql, values) => inTurn(() => queries.all(sql, values)),
    run: (sql, values) => inTurn(() => queries.run(sql, values)),
    script: (sql) => inTurn(() => queries.script(sql)),
    transaction: (work) => inTurn(() => transaction(work)),
    // BEGIN IMMEDIATE already keeps other writers out.
    lockForMigration: async () => undefined,
    close: () =>
      inTurn(async () => {
        if (connection.isOpen) connection.close();
      }),
  };
}

function connect(dataDir: string, file: string): DatabaseSync {
  try {
    makeFolder(dataDir);
    const connection = new DatabaseSync(file, { timeout: 0 });
    connection.exec('PRAGMA busy_timeout = 2000');
    connection.exec('PRAGMA journal_mode = WAL');
    connection.exec('PRAGMA busy_timeout = 0');
    connection.exec('PRAGMA synchronous = FULL');
    connection.exec('PRAGMA foreign_keys = ON');
    // What is deleted is overwritten, not only unlinked: it is personal data.
    connection.exec('PRAGMA secure_delete = ON');
    return connection;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The store ${file} can't be opened (${reason}): give this account the right to write there, or set DATA_DIR`,
    );
  }
}

function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  // Node's recursive way never returns where a system folder refuses entries, so it only makes the parents.
  const parent = path.dirname(folder);
  if (!existsSync(parent)) mkdirSync(parent, { recursive: true });
  mkdirSync(folder, { mode: 0o700 });
}

async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + lockWaitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const result = resultCode(error);
      if (result === undefined) throw error;
      if (result === busy || result === locked) {
        if (performance.now() < giveUpAt) {
          await sleep(lockRetryMs);
          continue;
        }
        throw new StoreUnavailable('another process holds the store', 'SQLITE_BUSY', error);
      }
      const reason = passing[result];
      throw reason ? new StoreUnavailable(reason, `SQLITE_${result}`, error) : error;
    }
  }
}

const busy = 5;
const locked = 6;

/** Primary result codes that a person can mend while the service runs. */
const passing: Readonly<Record<number, string>> = {
  8: 'the store is read-only',
  10: 'the disk answers with errors',
  13: 'the disk is full',
  14: 'the store can not be opened',
};

function resultCode(error: unknown): number | undefined {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode & 0xff : undefined;
}
