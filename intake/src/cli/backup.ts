import { existsSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { backup as backupSqlite, DatabaseSync } from 'node:sqlite';
import { damage } from '../store/sqlite-examination.ts';
import { sqliteFile } from '../store/store-folder.ts';
import { parse } from './arguments.ts';
import type { CommandContext, StoreCommandContext } from './command.ts';
import { CommandError } from './command-error.ts';
import { countIn, restoreStore } from './restore.ts';

/** `backup` */
export async function backup(context: StoreCommandContext): Promise<void> {
  const [file] = parse(context, {}, 1).positionals;
  if (file === undefined) throw new CommandError('Say where to: backup FILE');
  if (context.settings.databaseUrl) {
    throw new CommandError(
      'The store is PostgreSQL: use pg_dump "$DATABASE_URL" --format=custom --file=FILE',
    );
  }
  if (existsSync(file)) throw new CommandError(`${file} exists already: choose another name`);
  const partial = `${file}.partial`;
  await rm(partial, { force: true });
  const source = new DatabaseSync(sqliteFile(context.settings.dataDir), { readOnly: true });
  try {
    await backupSqlite(source, partial);
  } catch (error) {
    await rm(partial, { force: true });
    throw new CommandError(
      `${file} can't be written: ${error instanceof Error ? error.message : 'no reason given'}`,
    );
  } finally {
    source.close();
  }
  await chmod(partial, 0o600);
  const copy = new DatabaseSync(partial);
  // The copy stands alone: no log file beside it that could be forgotten.
  copy.exec('PRAGMA journal_mode = DELETE');
  const finding = damage(copy, 'whole');
  const count = countIn(copy);
  copy.close();
  if (finding) throw new CommandError(`The copy is damaged: ${finding}`);
  await rename(partial, file);
  context.print(
    `${count} enquiries saved in ${file}. To restore: stop the service and run "npm run enquiries -- restore ${file}"`,
  );
}

/** `restore` */
export async function restore(context: CommandContext): Promise<void> {
  const [file] = parse(context, {}, 1).positionals;
  if (file === undefined) throw new CommandError('Say which copy: restore FILE');
  if (context.settings.databaseUrl) {
    throw new CommandError(
      'The store is PostgreSQL: use pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" FILE',
    );
  }
  const { count, keptIn } = restoreStore(context.settings.dataDir, file, context.nowMs);
  context.print(`${count} enquiries restored from ${file}. Start the service.`);
  if (keptIn) {
    context.print(
      `What was there before is kept in ${keptIn}. It holds personal data: delete it when you are sure.`,
    );
  }
}
