import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

export type PostgresServer = {
  readonly address: string;
  /** Ends the server at once; `start` brings it back with the same files and port. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
};

/** Folder of the server's programs; without one, tests over PostgreSQL are skipped. */
export const postgresPrograms: string | undefined = process.env.POSTGRES_BIN;

export async function startPostgres(bin: string | undefined = postgresPrograms): Promise<PostgresServer> {
  if (!bin) throw new Error('There is no PostgreSQL to start: skip the test without `postgresPrograms`');
  const folder = mkdtempSync(path.join(tmpdir(), 'intake-postgres-'));
  const account = unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const as = account ? { uid: account.uid, gid: account.gid } : {};
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'vanda', '-E', 'UTF8', '--no-locale', '--no-sync'],
    {
      ...as,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const port = await freePort();
  let server: ChildProcess | undefined;

  const start = async () => {
    server = spawn(
      path.join(bin, 'postgres'),
      // Without fsync: no test stops the machine.
      [
        ...['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder],
        '-c',
        'shared_buffers=16MB',
        '-F',
      ],
      { ...as, cwd: folder, stdio: 'ignore' },
    );
    await untilAnswering(port, server);
  };
  const stop = async () => {
    const running = server;
    server = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    // Immediate shutdown: open connections break, as they do when a database goes down.
    running.kill('SIGQUIT');
    await ended;
  };
  const remove = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', () => server?.kill('SIGKILL'));
  await start();

  return {
    address: `postgres://vanda@127.0.0.1:${port}`,
    start,
    stop,
    remove,
  };
}

export async function createDatabase(server: string): Promise<string> {
  const name = `intake_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(server, `CREATE DATABASE ${name}`);
  return `${server}/${name}`;
}

/** Ends its connections first. */
export async function dropDatabase(database: string): Promise<void> {
  const [, server = '', name = ''] = /^(.*)\/(.*)$/.exec(database) ?? [];
  await asAdministrator(server, `DROP DATABASE ${name} WITH (FORCE)`);
}

/** Ends its connections first. */
export async function emptyDatabase(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await client.query('DROP SCHEMA public CASCADE');
  await client.query('CREATE SCHEMA public');
  await client.end();
}

async function asAdministrator(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(sql);
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
      // No such account.
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and neither "postgres" nor "nobody" exists: add one of them.',
  );
}

async function untilAnswering(port: number, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with status ${server.exitCode}`);
    const client = new pg.Client({ connectionString: `postgres://vanda@127.0.0.1:${port}/postgres` });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error('PostgreSQL did not answer within ten seconds');
}
