import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, vi } from 'vitest';
import { generationsIn, readStatus } from '../../src/platform/backup/status.ts';
import { prepareService, startProcess } from './process.ts';
import type { Program } from './program.ts';
import { postJson } from './service.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const secret = 'a secret of at least 24 characters';

export async function beginStream() {
  const { environment: without, origin } = await prepareService({});
  const folder = temporaryFolder();
  const environment: Record<string, string> = { ...without, BACKUP_DIR: folder, BACKUP_KEY: secret };
  const start = async (): Promise<Program> => {
    const before = generationsIn(folder).length;
    const service = await startProcess(environment);
    await vi.waitFor(
      () => expect(generationsIn(folder).length, service.output()).toBeGreaterThan(before),
      30_000,
    );
    return service;
  };
  return { environment, origin, folder, start, data: String(environment.DATA_DIR) };
}

export async function send(origin: string, email: string): Promise<string> {
  const message = `Message of ${email} `.repeat(60);
  const response = await postJson(origin, 'contact', { name: 'Mei', email, message });
  expect(response.status).toBe(201);
  return String(response.body.reference);
}

export async function untilShipped(folder: string): Promise<void> {
  const sinceMs = Date.now();
  await vi.waitFor(() => expect(readStatus(folder)?.upToDateAtMs).toBeGreaterThan(sinceMs), 30_000);
}

export function referencesIn(data: string): Set<string> {
  const connection = new DatabaseSync(path.join(data, 'enquiries.db'));
  expect(connection.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  const rows = connection.prepare('SELECT reference FROM enquiries').all();
  connection.close();
  return new Set(rows.map(({ reference }) => String(reference)));
}
