import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { forgetLeastUsed, markUsed } from './kept-results.ts';

test('the folder stays within its limit, and what was used last stays in it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  for (const [day, name] of ['oldest', 'older', 'newer', 'newest'].entries()) {
    const file = path.join(folder, name);
    writeFileSync(file, 'x'.repeat(100));
    const usedAt = new Date(2026, 0, 1 + day);
    utimesSync(file, usedAt, usedAt);
  }
  markUsed(path.join(folder, 'oldest'));
  forgetLeastUsed(folder, 250);
  expect(readdirSync(folder).sort()).toEqual(['newest', 'oldest']);
});
