import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startService } from './support/service.ts';
import { overBothStores } from './support/stores.ts';

const folder = path.join(import.meta.dirname, '../src/platform/migrations');
/** From here on the version before runs on the store of the one after. */
const firstAdditive = '0009';

it('a migration only adds, unless its name says that it breaks', () => {
  const additive = readdirSync(folder).filter(
    (name) => !name.endsWith('.breaking.sql') && name >= firstAdditive,
  );
  for (const name of additive) {
    const sql = readFileSync(path.join(folder, name), 'utf8').replaceAll(/--.*$/gm, '');
    const statements = sql.split(';').map((text) => text.trim());
    for (const statement of statements.filter(Boolean)) {
      expect(statement, name).toMatch(
        /^(CREATE (UNIQUE )?(TABLE|INDEX)|ALTER TABLE \w+ ADD COLUMN|INSERT INTO|UPDATE) /i,
      );
      if (/ADD COLUMN.*NOT NULL/is.test(statement)) expect(statement, name).toMatch(/DEFAULT/i);
    }
  }
});

overBothStores((freshStore) => {
  it('a store with the tables and columns of a later version is used; after a breaking migration it is refused', async () => {
    const store = await freshStore();
    const first = await startService(store);
    await first.send({}, 'professional-scrum-master');
    await first.store.database.transaction(async (queries) => {
      for (const table of ['enquiries', 'registrations', 'registration_history', 'outbox', 'colleagues']) {
        await queries.script(`ALTER TABLE ${table} ADD COLUMN of_a_later_version TEXT`);
      }
      await queries.script('CREATE TABLE later (name TEXT PRIMARY KEY)');
      await queries.script("INSERT INTO migrations (name) VALUES ('9998-later.sql')");
    });
    await first.close();

    const before = await startService(store, {}, first.folder);
    await before.send({ email: 'second@example.com' }, 'professional-scrum-master');
    await before.store.database.transaction((queries) =>
      queries.script("INSERT INTO migrations (name) VALUES ('9999-later.breaking.sql')"),
    );
    await before.close();

    const refused = await startService(store, {}, first.folder);
    await expect(refused.store.ready()).rejects.toThrow(
      /made by a newer version \(9999-later\.breaking\.sql\)/,
    );
  });
});
