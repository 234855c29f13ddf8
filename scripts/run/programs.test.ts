import { afterEach, expect, test, vi } from 'vitest';
import { ensurePrograms, locate, programs } from './programs.ts';

afterEach(() => vi.unstubAllEnvs());

test('a variable that names a program wins over the installed one', () => {
  vi.stubEnv('CADDY_PATH', process.execPath);
  expect(locate(programs.caddy)).toBe(process.execPath);
});

test('a variable that names nothing is reported with its name', async () => {
  vi.stubEnv('CADDY_PATH', '/nowhere/caddy');
  await expect(ensurePrograms('caddy')).rejects.toThrow('CADDY_PATH is "/nowhere/caddy"');
});

test('the found programs are handed to the tests in their variables', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await ensurePrograms('chromium')).toEqual({ CHROMIUM_PATH: process.execPath });
});
