import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freePort } from '../../../apps/server/tests/support/free-port.ts';

const projectRoot = path.resolve(import.meta.dirname, '../../..');

/** A server for a test that needs another clock or build. */
export type Intake = { origin: string; dataDir: string; stop: () => Promise<void> };

export async function startIntake(environment: Record<string, string> = {}): Promise<Intake> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-tests-'));
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      PORT: String(port),
      SITE_URL: origin,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await isReady(server);
  return { origin, dataDir, stop: () => stop(server) };
}

function isReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) =>
      reject(new Error(`the service ended with status ${code} before it was ready`)),
    );
    server.stdout?.on('data', (text: Buffer) => {
      if (text.includes('Ready at')) resolve();
    });
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.removeAllListeners('exit');
  server.kill('SIGTERM');
  await once(server, 'exit');
}

export type StoredEnquiry = {
  reference: string;
  form: string;
  idempotencyKey: string;
  values: Record<string, string>;
};

/** What the service has stored, oldest first. */
export function storedEnquiries(dataDir: string): StoredEnquiry[] {
  const database = new DatabaseSync(path.join(dataDir, 'enquiries.db'), { readOnly: true });
  const rows = database.prepare('SELECT * FROM enquiries ORDER BY received_at').all();
  database.close();
  return rows.map(({ reference, form, data, idempotency_key: idempotencyKey }) => ({
    reference: String(reference),
    form: String(form),
    idempotencyKey: String(idempotencyKey),
    values: JSON.parse(String(data)) as Record<string, string>,
  }));
}
