import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL server of our own, on a free port, with its files in a temporary folder. */
export type PostgresServer = {
  /** Makes an empty database and gives its address. */
  createDatabase(): Promise<string>;
  /** Ends the server at once; `start` brings it back with the same files and port. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops and deletes everything. */
  remove(): Promise<void>;
};

/**
 * Starts a real server. Where PostgreSQL is missing and this account is root, Debian's package is installed.
 * @throws {Error} with one line and the mend, where it can be neither found nor installed
 */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findBinaries() ?? installBinaries();
  const folder = mkdtempSync(path.join(tmpdir(), 'intake-postgres-'));
  const account = unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const as = account ? { uid: account.uid, gid: account.gid } : {};
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'vanda', '-E', 'UTF8', '--no-locale'],
    {
      ...as,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const port = await freePort();
  let server: ChildProcess | undefined;
  let count = 0;

  const start = async () => {
    server = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, '-c', 'shared_buffers=16MB'],
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
    async createDatabase() {
      const name = `intake_${process.pid}_${++count}`;
      const client = new pg.Client({ connectionString: `postgres://vanda@127.0.0.1:${port}/postgres` });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return `postgres://vanda@127.0.0.1:${port}/${name}`;
    },
    start,
    stop,
    remove,
  };
}

function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find(
    (folder) => existsSync(path.join(folder, 'postgres')) && existsSync(path.join(folder, 'initdb')),
  );
}

function installBinaries(): string {
  const mend =
    'These tests need PostgreSQL: install it (Debian: apt-get install postgresql) and run them again.';
  if (process.getuid?.() !== 0) throw new Error(mend);
  try {
    console.log('Installing PostgreSQL with apt-get …');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    throw new Error(mend);
  }
  const bin = findBinaries();
  if (!bin) throw new Error(mend);
  return bin;
}

/** PostgreSQL refuses to run as root, so root hands it to the account of the package, or to nobody. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such account: the next one.
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

/** A TCP port that nothing uses now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
