import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { forgetLeastUsed, keptResults, markUsed } from './kept-results.ts';

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

test('a result is made once for the same inputs, and anew for another input and for other code', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  let made = 0;
  const resultOf = (code: string, ...inputs: string[]) =>
    keptResults(folder, code).of(inputs, () => ({ made: ++made }));
  const first = await resultOf('code', 'a', 'b');
  expect(await resultOf('code', 'a', 'b')).toEqual(first);
  for (const [code, ...inputs] of [
    ['code', 'a', 'c'],
    ['code', 'ab'],
    ['code', 'a', 'b', ''],
    ['other code', 'a', 'b'],
  ] as const)
    expect(await resultOf(code, ...inputs)).not.toEqual(first);
});

test('what breaks off leaves nothing behind', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  const kept = keptResults(folder, 'code');
  const broken = () => Promise.reject(new Error('broken'));
  await expect(kept.of(['a'], broken)).rejects.toThrow('broken');
  expect(readdirSync(folder)).toEqual([]);
});
