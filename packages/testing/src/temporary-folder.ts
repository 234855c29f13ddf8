import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEndOfTest } from './end-of-test.ts';

/** Makes a folder that is removed at the end of the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vanda-test-'));
  atEndOfTest(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
