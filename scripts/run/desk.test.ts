import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { deskFingerprint, hasDesk, isDeskCurrent, stampDesk } from './desk.mjs';

function project(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'desk-'));
  for (const [name, text] of Object.entries(files)) write(root, name, text);
  return root;
}

function write(root: string, name: string, text: string) {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

test('the desk’s pages are built anew when what they are made from changes, and only then', () => {
  const root = project({ 'desk/app/main.tsx': 'a', 'desk/server/app.ts': 'a', 'desk/dist/index.html': '' });
  stampDesk(root, deskFingerprint(root));
  expect(isDeskCurrent(root, deskFingerprint(root))).toBe(true);
  write(root, 'desk/server/app.ts', 'b');
  expect(isDeskCurrent(root, deskFingerprint(root))).toBe(true);
  for (const name of ['desk/app/main.tsx', 'desk/contract/routes.ts', 'site/src/styles/tokens.css']) {
    write(root, name, 'b');
    expect(isDeskCurrent(root, deskFingerprint(root)), name).toBe(false);
    stampDesk(root, deskFingerprint(root));
  }
});

test('pages that are gone are not current, whatever was remembered', () => {
  const root = project({ 'desk/app/main.tsx': 'a' });
  stampDesk(root, deskFingerprint(root));
  expect(isDeskCurrent(root, deskFingerprint(root))).toBe(false);
});

test('with its folder deleted there is no desk to build', () => {
  expect(hasDesk(project({}))).toBe(false);
  expect(hasDesk(project({ 'desk/vite.config.ts': '' }))).toBe(true);
});
