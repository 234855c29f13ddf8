import { afterEach, expect, test, vi } from 'vitest';
import { ensurePrograms, locate, programs } from './programs.ts';

afterEach(() => vi.unstubAllEnvs());

test('a variable that names a program wins over the installed one', () => {
  vi.stubEnv('NGINX_PATH', process.execPath);
  expect(locate(programs.nginx)).toBe(process.execPath);
});

test('a variable that names nothing is reported with its name', async () => {
  vi.stubEnv('NGINX_PATH', '/nowhere/nginx');
  await expect(ensurePrograms(['nginx'])).rejects.toThrow('NGINX_PATH is "/nowhere/nginx"');
});

test('the found programs are handed to the tests in their variables', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await ensurePrograms(['chromium'])).toEqual({ CHROMIUM_PATH: process.execPath });
});
