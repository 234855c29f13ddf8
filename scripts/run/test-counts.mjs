import { existsSync, readFileSync } from 'node:fs';

/**
 * What a stage of `npm test` came to.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * The parts read of the report that `vitest --reporter=json` writes.
 * @typedef {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} VitestReport
 */

/**
 * The parts read of the report that `playwright --reporter=json` writes.
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} PlaywrightReport
 */

/**
 * A file that breaks before its first test counts as one failed test.
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of report.testResults) {
    const failedBefore = counts.failed;
    for (const { status } of file.assertionResults) {
      if (status === 'passed') counts.passed += 1;
      else if (status === 'failed') counts.failed += 1;
      else counts.skipped += 1;
    }
    if (file.status === 'failed' && counts.failed === failedBefore) counts.failed += 1;
  }
  return counts;
}

/**
 * A test that passed only when tried again is a failure: it can't be trusted.
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0),
    skipped: stats.skipped,
  };
}

/**
 * Reads what a runner reported. No report, no executed test, or a bad exit code without a failed test each count as
 * one failure, so that a broken runner never looks like a green one.
 * @param {string} reportFile
 * @param {number} exitCode of the runner
 * @param {(report: any) => Counts} count
 * @returns {Counts}
 */
export function readCounts(reportFile, exitCode, count) {
  const none = { passed: 0, failed: 0, skipped: 0 };
  const counts = existsSync(reportFile) ? count(JSON.parse(readFileSync(reportFile, 'utf8'))) : none;
  const isEmpty = counts.passed + counts.failed === 0;
  const isUnexplained = exitCode !== 0 && counts.failed === 0;
  return isEmpty || isUnexplained ? { ...counts, failed: counts.failed + 1 } : counts;
}

/**
 * @param {Counts[]} stages
 * @returns {Counts}
 */
export function sumCounts(stages) {
  return stages.reduce(
    (sum, stage) => ({
      passed: sum.passed + stage.passed,
      failed: sum.failed + stage.failed,
      skipped: sum.skipped + stage.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/**
 * The last line of `npm test`, such as "120 passed, 0 failed".
 * @param {Counts} counts
 */
export function totalLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
