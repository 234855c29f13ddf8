import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@vanda/testing/free-port';
import pg from 'pg';

const execute = promisify(execFile);

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/** Folder of the server's programs; without one, tests over PostgreSQL are skipped. */
export const postgresPrograms: string | undefined = process.env.POSTGRES_BIN;

export async function startPostgres(bin: string | undefined = postgresPrograms) {
  if (!bin) throw new Error('There is no PostgreSQL to start: skip the test without `postgresPrograms`');
  const folder = mkdtempSync(path.join(tmpdir(), 'intake-postgres-'));
  const account = unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const program = path.join(bin, 'pg_ctl');
  const always = ['-D', path.join(folder, 'data'), '-s', '-w'];
  const control = (...args: string[]) => execute(program, [...always, ...args], { ...account, cwd: folder });
  await control('initdb', '-o', '-A trust -U vanda -E UTF8 --no-locale --no-sync');
  const port = await freePort();
  // Without fsync: no test stops the machine.
  const options = `-h 127.0.0.1 -p ${port} -k ${folder} -F -c shared_buffers=16MB`;
  const start = async () => void (await control('start', '-l', path.join(folder, 'log'), '-o', options));
  // Immediate shutdown: open connections break, as they do when a database goes down.
  const immediately = ['stop', '-m', 'immediate'];
  process.once('exit', () => spawnSync(program, [...always, ...immediately], { ...account }));
  await start();

  return {
    address: `postgres://vanda@127.0.0.1:${port}`,
    start,
    /** Ends the running server at once; `start` brings it back with the same files and port. */
    stop: async () => void (await control(...immediately)),
    async remove() {
      await control(...immediately).catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function createDatabase(server: string): Promise<string> {
  const name = `intake_${randomUUID().replaceAll('-', '')}`;
  await runSql(`${server}/postgres`, `CREATE DATABASE ${name}`);
  return `${server}/${name}`;
}

/** Ends the connections of the database first. */
export async function dropDatabase(database: string): Promise<void> {
  const [, server = '', name = ''] = /^(.*)\/(.*)$/.exec(database) ?? [];
  await runSql(`${server}/postgres`, `DROP DATABASE ${name} WITH (FORCE)`);
}

/** Ends the connections of the database first. */
export const emptyDatabase = (database: string): Promise<void> =>
  runSql(
    database,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    'DROP SCHEMA public CASCADE',
    'CREATE SCHEMA public',
  );

export async function runSql(connectionString: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** PostgreSQL refuses to run as root. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The account does not exist.
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and neither "postgres" nor "nobody" exists: add one of them.',
  );
}
