import { DatabaseSync } from 'node:sqlite';
import { countOf, type Queries, type Row, type Value } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openPostgres } from '../platform/database/postgres.ts';
import { queriesOn } from '../platform/database/sqlite.ts';
import { lockData } from '../platform/database/sqlite-file.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { type CommandContext, existingStore } from './command.ts';

/** PostgreSQL takes 65,535 parameters in a statement; no table has fifty columns. */
const rowsAtOnce = 500;

type Copied = { table: string; count: number };

/**
 * Copies a SQLite store into an empty PostgreSQL database in one transaction, with its keys, so that links of
 * registrants stay valid. The service has to be stopped: what it stored after the copy would be lost.
 * @throws {OperatorError} when the service runs, when the target holds anything, or when the two differ afterwards
 */
export async function copy({ options, settings, print }: CommandContext): Promise<void> {
  const to = String(options.to ?? '');
  if (!/^postgres(ql)?:/.test(to))
    throw new OperatorError('Say where: copy --to postgres://user:password@host/database');
  const file = existingStore(settings);
  const lock = lockData(settings.dataDir, 'alone');
  if (!lock) throw new OperatorError(`The service, or another command, uses ${file}: stop it, then copy`);
  const source = new DatabaseSync(file, { readOnly: true });
  const target = openPostgres(to);
  try {
    await migrate(target);
    const copied = await target.transaction((queries) =>
      copyTables(queriesOn(source), queries, target.place),
    );
    for (const { table, count } of copied) if (count > 0) print(`${table}: ${count}`);
    print(
      `Everything is in ${target.place}, counted on both sides. Set DATABASE_URL${settings.litestream ? ' in place of LITESTREAM_URL' : ''}, start the service, and keep ${file} until you have seen it.`,
    );
  } finally {
    source.close();
    await target.close();
    lock.release();
  }
}

async function copyTables(source: Queries, target: Queries, place: string): Promise<Copied[]> {
  // Tables are copied in the order of the schema, because each refers to those before it. Litestream has tables of its own in the store.
  const tables = await source.all<{ name: string }>(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT GLOB '_litestream*'
     AND name <> 'migrations' ORDER BY rowid`,
  );
  for (const { name } of tables)
    if ((await countOf(target, name)) > 0)
      throw new OperatorError(`${place} is not empty (${name}): take a new database. Nothing is changed`);
  const copied: Copied[] = [];
  for (const { name } of tables) {
    await copyRows(source, target, name);
    const [before, after] = [await countOf(source, name), await countOf(target, name)];
    if (before !== after)
      throw new OperatorError(`${name} has ${before} rows here and ${after} there. Nothing is changed`);
    copied.push({ table: name, count: after });
  }
  return copied;
}

async function copyRows(source: Queries, target: Queries, table: string): Promise<void> {
  let last: Value = 0;
  for (;;) {
    const rows: (Row & { row_id: number })[] = await source.all(
      `SELECT rowid AS row_id, * FROM ${table} WHERE rowid > $1 ORDER BY rowid LIMIT ${rowsAtOnce}`,
      [last],
    );
    const [first] = rows;
    if (!first) return;
    const columns = Object.keys(first).filter((column) => column !== 'row_id');
    const values: Value[] = [];
    const places = rows.map((row) => {
      const from = values.length;
      values.push(...columns.map((column) => row[column] ?? null));
      return `(${columns.map((_, index) => `$${from + index + 1}`).join(', ')})`;
    });
    await target.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places.join(', ')}`, values);
    last = rows.at(-1)?.row_id ?? last;
  }
}
