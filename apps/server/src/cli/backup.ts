import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { backup as backupSqlite, DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { restoreReplica } from '../platform/backup/litestream.ts';
import { writeState } from '../platform/database/service-state.ts';
import { damage } from '../platform/database/sqlite-file.ts';
import { makeFolder, sqliteFile, sqliteFiles } from '../platform/database/store-folder.ts';
import { enquiriesCommand } from '../platform/enquiries-command.ts';
import { OperatorError } from '../platform/operator-error.ts';
import type { CommandContext, StoreCommandContext } from './command.ts';
import { countIn, type Restored, restoreStore } from './restore.ts';

export async function backup(context: StoreCommandContext): Promise<void> {
  const { positionals, store, settings, nowMs } = context;
  const [file] = positionals;
  if (file === undefined) throw new OperatorError('Say where to: backup FILE');
  if (existsSync(file)) throw new OperatorError(`${file} exists already: choose another name`);
  const partial = `${file}.partial`;
  await rm(partial, { force: true });
  let saved: string;
  try {
    saved = settings.databaseUrl
      ? await dumpPostgres(settings.databaseUrl, partial)
      : await copySqlite(settings.dataDir, partial);
  } catch (error) {
    await rm(partial, { force: true });
    throw new OperatorError(
      `${file} can't be written: ${error instanceof Error ? error.message : 'no reason given'}`,
    );
  }
  await rename(partial, file);
  await store.database.transaction(async (queries) => {
    for (const name of ['backed_up_at', 'backup_proved_at'] as const) await writeState(queries, name, nowMs);
  });
  const restoring = settings.databaseUrl ? 'docs/intake.md' : `${enquiriesCommand} restore ${file}`;
  context.print(`${saved} saved in ${file}. To restore: stop the service, then ${restoring}`);
}

async function copySqlite(dataDir: string, partial: string): Promise<string> {
  const source = new DatabaseSync(sqliteFile(dataDir), { readOnly: true });
  try {
    await backupSqlite(source, partial);
  } finally {
    source.close();
  }
  await chmod(partial, 0o600);
  const copy = new DatabaseSync(partial);
  try {
    // A single file, without a log beside it.
    copy.exec('PRAGMA journal_mode = DELETE');
    const finding = damage(copy, 'whole');
    if (finding) throw new Error(`the copy is damaged: ${finding}`);
    return `${countIn(copy)} enquiries`;
  } finally {
    copy.close();
  }
}

/** Passes the password in the environment, where no other account reads it. */
async function dumpPostgres(databaseUrl: string, partial: string): Promise<string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const env = {
    ...process.env,
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
  const run = promisify(execFile);
  await run('pg_dump', ['--format=custom', `--file=${partial}`], { env });
  const { stdout } = await run('pg_restore', ['--list', partial], { env });
  if (!/TABLE DATA \S+ enquiries /.test(stdout)) throw new Error('the copy holds no enquiries table');
  return 'The database';
}

export async function restore(context: CommandContext): Promise<void> {
  const { options } = context;
  const [file] = context.positionals;
  if (context.settings.databaseUrl) {
    throw new OperatorError(
      'The store is PostgreSQL: run "removals save REMOVALS", then pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" FILE, then "removals replay REMOVALS"',
    );
  }
  const isReplica = options.latest === true || typeof options.at === 'string';
  if ((file === undefined) !== isReplica)
    throw new OperatorError('Say which copy: restore FILE, restore --latest, or restore --at TIME');
  const { count, lacks, keptIn, replayed } = isReplica
    ? await restoreFromReplica(context, options.at)
    : await restoreStore(context.settings.dataDir, String(file), context.nowMs);
  context.print(`${count} enquiries restored${isReplica ? '' : ` from ${file}`}. Start the service.`);
  context.print(lacks);
  context.print(replayed);
  if (keptIn) {
    context.print(
      `What was there before is kept in ${keptIn}. It holds personal data: delete it when you are sure.`,
    );
  }
}

async function restoreFromReplica(
  { settings, nowMs }: CommandContext,
  at: string | boolean | undefined,
): Promise<Restored> {
  const { dataDir } = settings;
  const wantedAt = at === undefined ? undefined : new Date(String(at));
  if (!settings.litestream) throw new OperatorError('Set the LITESTREAM variables as the service had them');
  if (Number.isNaN(wantedAt?.getTime()))
    throw new OperatorError('--at takes a time, such as 2026-11-21T09:00:12+08:00');
  makeFolder(dataDir);
  const wanted = `${sqliteFile(dataDir)}.wanted`;
  const newest = `${sqliteFile(dataDir)}.newest`;
  const remove = async () => {
    for (const name of [...sqliteFiles(wanted), ...sqliteFiles(newest)]) await rm(name, { force: true });
  };
  await remove();
  try {
    await restoreReplica(settings, wanted, wantedAt);
    if (wantedAt) await restoreReplica(settings, newest);
    return await restoreStore(dataDir, wanted, nowMs, wantedAt && newest);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`Litestream can't restore that: ${(error as Error).message}`);
  } finally {
    await remove();
  }
}
