import pg from 'pg';
import { type Database, type Queries, type Row, StoreUnavailable, type Value } from './database.ts';
import { bounded, longestWaitMs } from './store-wait.ts';
import { writeAndRollBack } from './write-and-roll-back.ts';

const int8Type = 20;

const migrationLock = 7_302_025;

/** Connects at the first query, so the service starts while the database is down. */
export function openPostgres(databaseUrl: string): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 8,
    connectionTimeoutMillis: 4000,
    query_timeout: longestWaitMs,
    idleTimeoutMillis: 30_000,
    application_name: 'vanda-intake',
    types: {
      getTypeParser: ((type: number, format?: 'text' | 'binary') =>
        type === int8Type ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
    },
  });
  // The pool replaces a broken idle connection; without a listener it ends the process.
  pool.on('error', () => undefined);

  const database: Database = {
    kind: 'PostgreSQL',
    place: placeOf(databaseUrl),
    ...queriesOf((query) => pool.query(query)),
    async transaction(work) {
      const client = await translated(() => bounded(() => pool.connect()));
      const ignore = () => undefined;
      client.on('error', ignore);
      let failure: unknown;
      try {
        // Commits must be durable whatever the server's default.
        await translated(() => client.query('BEGIN; SET LOCAL synchronous_commit = on'));
        const result = await work(queriesOf((query) => client.query(query)));
        await translated(() => client.query('COMMIT'));
        return result;
      } catch (error) {
        failure = error;
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        client.off('error', ignore);
        client.release(failure instanceof StoreUnavailable);
      }
    },
    async lockForMigration(queries) {
      await queries.all('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    },
    proveWrite: () => database.transaction(writeAndRollBack),
    eraseTraces: async () => undefined,
    close: () => pool.end(),
  };
  return database;
}

function queriesOf(query: (config: pg.QueryConfig) => Promise<pg.QueryResult>): Queries {
  const send = (text: string, values: readonly Value[] = []) =>
    translated(() =>
      bounded((lastAt) => {
        const leftMs = Math.ceil(lastAt - performance.now());
        if (leftMs <= 0) throw new StoreUnavailable('the database is too slow', 'PG_SLOW');
        // The types know the option for a whole pool only; `pg` takes it for a query too.
        const config = { text, values: [...values], query_timeout: leftMs };
        return query(config);
      }),
    );
  return {
    all: async <R extends Row>(sql: string, values?: readonly Value[]) =>
      (await send(sql, values)).rows as R[],
    run: async (sql, values) => (await send(sql, values)).rowCount ?? 0,
    script: async (sql) => {
      await send(sql);
    },
  };
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TypeError || error instanceof StoreUnavailable) throw error;
    const { code } = error as { code?: unknown };
    const name = typeof code === 'string' ? code : '';
    const isPassing = !(error instanceof pg.DatabaseError) || passingClasses.test(name);
    if (!isPassing) throw error;
    throw new StoreUnavailable(reasonFor(name), name || 'PG_CONNECTION', error);
  }
}

/**
 * Failures that pass: lost connection, out of resources (53100 is a full disk), shutdown, read-only standby,
 * deadlock, I/O error.
 */
const passingClasses = /^(08|53|57|58|25006|40|55P03|3D000|28)/;

function reasonFor(code: string): string {
  if (code === '53100') return "the database's disk is full";
  if (code === '25006') return 'the database is read-only';
  if (code.startsWith('28')) return 'the database refuses the login';
  if (code === '3D000') return 'the database does not exist';
  return 'the database can not be reached';
}

function placeOf(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  return `${url.host || url.searchParams.get('host') || 'local socket'}${url.pathname}`;
}
