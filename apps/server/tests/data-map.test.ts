import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startService } from './support/service.ts';
import { overBothStores } from './support/stores.ts';

function documented(): string[] {
  const text = readFileSync(path.resolve('docs/data-map.md'), 'utf8');
  return text
    .split('\n')
    .flatMap((line) =>
      line.startsWith('| `') ? [...(line.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)] : [],
    )
    .map(([, column]) => String(column))
    .toSorted();
}

overBothStores((freshStore) => {
  it('the data map names every column of the store once, and no other', async () => {
    const service = await startService(await freshStore());
    const { database } = service.store;
    const columns = await database.all<{ name: string }>(
      database.kind === 'SQLite'
        ? `SELECT t.name || '.' || c.name AS name FROM sqlite_schema t JOIN pragma_table_info(t.name) c
           WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'`
        : `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
           WHERE table_schema = 'public'`,
    );
    expect(columns.length).toBeGreaterThan(100);
    expect(documented()).toEqual(columns.map(({ name }) => name).toSorted());
  });
});
