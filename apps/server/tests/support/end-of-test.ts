import { onTestFinished, TestRunner } from 'vitest';

/** Nothing happens in a hook for all tests of a file, or outside of a test: what starts something there also ends it. */
export function atEndOfTest(close: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await close()));
}
