import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { expect, test } from 'vitest';
import { countPlaywright, countVitest, readCounts } from './tests.ts';

const file = (status: string, ...statuses: string[]) => ({
  status,
  assertionResults: statuses.map((result) => ({ status: result })),
});

test('counts a file that breaks before its first test as one failure', () => {
  expect(countVitest({ testResults: [file('failed'), file('failed', 'passed')] })).toMatchObject({
    passed: 1,
    failed: 2,
  });
});

test('counts a test that passes when retried as passed, and as retried', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
  const counts = { passed: 4, failed: 0, skipped: 0, retried: 1 };
  expect(countPlaywright({ stats, errors: [] })).toEqual(counts);
  const second = { status: 'passed', failureMessages: ['expected 1 to be 2'] };
  const results = [
    {
      status: 'passed',
      assertionResults: [second, ...file('', 'passed', 'passed', 'passed').assertionResults],
    },
  ];
  expect(countVitest({ testResults: results })).toEqual(counts);
});

test('counts an error outside every test as a failure', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countPlaywright({ stats, errors: [{}] }).failed).toBe(1);
});

test.each([
  ['no report', undefined, 0, 1],
  ['no executed test', [], 0, 1],
  ['a bad exit code without a failed test', ['passed'], 1, 1],
  ['a green run', ['passed'], 0, 0],
  ['a failed test', ['passed', 'failed'], 1, 1],
])('counts the failures of a runner with %s', (_case, statuses, exitCode, failed) => {
  const report = path.join(temporaryFolder(), 'unit.json');
  if (statuses) writeFileSync(report, JSON.stringify({ testResults: [file('passed', ...statuses)] }));
  expect(readCounts(report, exitCode, countVitest).failed).toBe(failed);
});
