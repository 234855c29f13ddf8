import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copyWithoutStaff, root } from './support/without-staff.ts';

it('with modules/staff deleted all other sources compile', () => {
  const project = path.join(copyWithoutStaff(), 'tsconfig.json');
  writeFileSync(
    project,
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { allowJs: true },
      include: ['apps'],
    }),
  );
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
