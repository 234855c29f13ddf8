import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { expect, test } from 'vitest';
import { ensureCached, removeLeastRecentlyUsed } from './file-cache.ts';

test('keeps the most recently used files within the limit', async () => {
  const folder = temporaryFolder();
  for (const [day, name] of ['oldest', 'older', 'newer', 'newest'].entries()) {
    const file = path.join(folder, name);
    writeFileSync(file, 'x'.repeat(100));
    const usedAt = new Date(2026, 0, 1 + day);
    utimesSync(file, usedAt, usedAt);
  }
  await ensureCached(path.join(folder, 'oldest'), () => Promise.reject(new Error('is cached')));
  removeLeastRecentlyUsed(folder, 250);
  expect(readdirSync(folder).sort()).toEqual(['newest', 'oldest']);
});
