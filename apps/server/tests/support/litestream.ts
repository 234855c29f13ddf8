import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { expect, onTestFinished, vi } from 'vitest';
import { restoreReplica } from '../../src/platform/backup/litestream.ts';
import { readSettings } from '../../src/platform/env.ts';
import { prepareService } from './process.ts';
import { postJson } from './service.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = [
  ...(process.env.PATH ?? '').split(path.delimiter),
  path.join(root, 'node_modules/@flydotio/litestream-linux-x64'),
].find((name) => existsSync(path.join(name, 'litestream')));

export const hasLitestream = folder !== undefined;
if (!hasLitestream) console.warn('Litestream is missing: its tests are skipped, and fail in the long run');

/** Made for this test by `age-keygen`. */
const keys = {
  LITESTREAM_RECIPIENT: 'age1j0ksewamukuyxhjv0e56pgxy57qluvne9pduvtsktehqw7dw7v8q8ks6uf',
  LITESTREAM_KEY: 'AGE-SECRET-KEY-16X99H3G9MYSASJFXY0X8N0J3UARRF7EVL7ZP72WMP2XSMMH3QGPQK7JLT4',
};

/** A service whose store Litestream copies to a folder, with the configuration of production. */
export async function prepareReplicated() {
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const replica = temporaryFolder();
  const { environment: plain, origin } = await prepareService({});
  const environment: Record<string, string> = { ...plain, ...keys, LITESTREAM_URL: `file://${replica}` };
  const data = String(environment.DATA_DIR);
  return {
    environment,
    origin,
    data,
    replica,
    startLitestream() {
      const program = spawn('litestream', ['replicate', '-config', path.join(root, 'infra/litestream.yml')], {
        env: { ...process.env, ...environment, LITESTREAM_ENDPOINT: '' },
        stdio: 'ignore',
      });
      const ended = once(program, 'exit');
      onTestFinished(() => void program.kill('SIGKILL'));
      return {
        async end(signal: NodeJS.Signals) {
          program.kill(signal);
          await ended;
        },
      };
    },
    async untilReplicated(reference: string) {
      await vi.waitFor(async () => {
        const target = path.join(temporaryFolder(), 'copy.db');
        await restoreReplica(readSettings(environment), target);
        expect(referencesIn(target)).toContain(reference);
      }, 30_000);
    },
  };
}

export async function send(origin: string, email: string): Promise<string> {
  const message = `Message of ${email} `.repeat(60);
  const response = await postJson(origin, 'contact', { name: 'Mei', email, message });
  expect(response.status).toBe(201);
  return String(response.body.reference);
}

export function referencesIn(file: string): Set<string> {
  const connection = new DatabaseSync(file);
  expect(connection.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  const rows = connection.prepare('SELECT reference FROM enquiries').all();
  connection.close();
  return new Set(rows.map(({ reference }) => String(reference)));
}
