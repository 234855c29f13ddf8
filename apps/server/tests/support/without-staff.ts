import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { sources } from './process.ts';

export const root = path.resolve(sources, '../../..');

/** @returns a folder with `apps/server/src` without `modules/staff`, which ends with the test file. */
export function copyWithoutStaff(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'without-staff-'));
  const staff = path.join(sources, 'modules/staff');
  cpSync(sources, path.join(folder, 'apps/server/src'), {
    recursive: true,
    filter: (file) => !file.startsWith(staff),
  });
  for (const name of ['node_modules', 'tsconfig.base.json', 'package.json'])
    symlinkSync(path.join(root, name), path.join(folder, name));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
