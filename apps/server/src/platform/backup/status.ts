import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dayMs } from '@vanda/forms/day';
import type { Queries } from '../database/database.ts';
import { readState } from '../database/service-state.ts';
import type { Settings } from '../env.ts';

export type StreamData = { readonly dataDir: string; readonly folder: string; readonly secret: string };

export type BackupStatus = {
  readonly upToDateAtMs?: number | undefined;
  readonly provedAtMs?: number | undefined;
  readonly failure?: string | undefined;
};

export const backupKeepMs = 30 * dayMs;
export const snapshotName = 'snapshot';
const statusName = 'status.json';

export function writeStatus(folder: string, status: BackupStatus): void {
  const file = path.join(folder, statusName);
  writeFileSync(`${file}.partial`, JSON.stringify(status), { mode: 0o600 });
  renameSync(`${file}.partial`, file);
}

export function readStatus(folder: string): BackupStatus | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, statusName), 'utf8')) as BackupStatus;
  } catch {
    return undefined;
  }
}

/** Of the stream if any, else of the command, which checks each copy. */
export async function lastBackup({ backup }: Settings, queries: Queries): Promise<BackupStatus> {
  if (backup) return readStatus(backup.folder) ?? {};
  const atMs = await readState(queries, 'backed_up_at');
  return { upToDateAtMs: atMs, provedAtMs: atMs };
}

export function generationsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, snapshotName)))
    .toSorted();
}
