import { onTestFinished, TestRunner } from 'vitest';

/** Does nothing outside of a test, as in `beforeAll`. */
export function atEndOfTest(close: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await close()));
}
