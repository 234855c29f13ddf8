import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished, TestRunner } from 'vitest';

/** Removed at the end of the test, or of the process where it is made outside of one. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vanda-test-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (TestRunner.getCurrentTest()) onTestFinished(remove);
  else process.once('exit', remove);
  return folder;
}
