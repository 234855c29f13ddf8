import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Queries } from '../database/database.ts';
import { readState } from '../database/service-state.ts';
import { damage } from '../database/sqlite-file.ts';
import { sqliteFile, sqliteFiles } from '../database/store-folder.ts';
import type { Settings } from '../env.ts';

const config = path.resolve(import.meta.dirname, '../../../../../infra/litestream.yml');

export type BackupStatus = {
  /** The newest restored copy contains all changes up to this time. */
  readonly upToDateAtMs?: number | undefined;
  readonly provedAtMs?: number | undefined;
};

/** The last copy that was restored, by `doctor` from the replica or by the command `backup`. */
export const lastBackup = async (queries: Queries): Promise<BackupStatus> => ({
  upToDateAtMs: await readState(queries, 'backed_up_at'),
  provedAtMs: await readState(queries, 'backup_proved_at'),
});

/**
 * Restores Litestream's replica into a new file.
 * @param at the newest state by default
 * @throws when Litestream is not installed, or the replica has nothing of that time
 */
export async function restoreReplica({ litestream, dataDir }: Settings, target: string, at?: Date) {
  const time = at ? ['-timestamp', at.toISOString()] : [];
  await promisify(execFile)(
    'litestream',
    ['restore', '-config', config, ...time, '-o', target, sqliteFile(dataDir)],
    { env: { ...process.env, ...litestream, DATA_DIR: dataDir } },
  );
}

/**
 * Restores the replica for trial and deletes the copy.
 * @returns the last time that the service wrote to the copy, which it does every minute
 * @throws when there is no copy, or it is damaged
 */
export async function proveReplica(settings: Settings): Promise<number> {
  const target = `${sqliteFile(settings.dataDir)}.trial`;
  const remove = () => sqliteFiles(target).map((name) => rmSync(name, { force: true }));
  remove();
  try {
    await restoreReplica(settings, target);
    const copy = new DatabaseSync(target);
    try {
      const finding = damage(copy, 'whole');
      if (finding) throw new Error(finding);
      return lastWriteOf(copy) ?? 0;
    } finally {
      copy.close();
    }
  } finally {
    remove();
  }
}

/** Returns undefined where no service has run on the copy. */
export function lastWriteOf(copy: DatabaseSync): number | undefined {
  const row = copy.prepare("SELECT value FROM service_state WHERE name = 'last_seen_at'").get();
  return row && Number(row.value);
}
