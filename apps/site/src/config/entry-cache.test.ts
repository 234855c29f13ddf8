import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { expect, test } from 'vitest';
import { dropOldEntries } from './entry-cache.ts';

test('cached entries live until a schema changes', () => {
  const [cache, schemas] = [temporaryFolder(), temporaryFolder()];
  const [entries, schema] = [path.join(cache, 'data-store.json'), path.join(schemas, 'course.ts')];
  const isKept = () => {
    writeFileSync(entries, '[]');
    dropOldEntries(cache, [schemas]);
    return existsSync(entries);
  };
  writeFileSync(schema, 'one');
  expect(isKept()).toBe(false);
  expect(isKept()).toBe(true);
  writeFileSync(schema, 'two');
  expect(isKept()).toBe(false);
});
