import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest, readCounts, sumCounts, totalLine } from './test-counts.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

describe('countVitest', () => {
  test('passed and failed tests are counted, all else is skipped', () => {
    const report = {
      testResults: [file('failed', 'passed', 'failed', 'pending', 'todo'), file('passed', 'passed')],
    };
    expect(countVitest(report)).toEqual({ passed: 2, failed: 1, skipped: 2 });
  });

  test('a file that breaks before its first test is one failure', () => {
    expect(countVitest({ testResults: [file('failed'), file('failed', 'passed')] }).failed).toBe(2);
  });
});

describe('countPlaywright', () => {
  test('a test that passes only when tried again is a failure', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  test('an error outside every test is a failure', () => {
    const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countPlaywright({ stats, errors: [{}] }).failed).toBe(1);
  });
});

describe('readCounts', () => {
  const report = (tests: string[]) => {
    const name = path.join(mkdtempSync(path.join(tmpdir(), 'counts-')), 'report.json');
    writeFileSync(name, JSON.stringify({ testResults: [file('passed', ...tests)] }));
    return name;
  };

  test('a runner that ran nothing has failed', () => {
    expect(readCounts(report([]), 0, countVitest).failed).toBe(1);
    expect(readCounts(report(['pending']), 0, countVitest)).toEqual({ passed: 0, failed: 1, skipped: 1 });
  });

  test('a runner that left no report has failed', () => {
    expect(readCounts('/no/such/report.json', 0, countVitest).failed).toBe(1);
  });

  test('a bad exit code without a failed test is one failure', () => {
    expect(readCounts(report(['passed']), 1, countVitest)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  test('a green run is counted as it is', () => {
    expect(readCounts(report(['passed', 'passed']), 0, countVitest)).toEqual({
      passed: 2,
      failed: 0,
      skipped: 0,
    });
  });
});

test('the last line sums the stages and names skipped tests only when there are some', () => {
  const stage = { passed: 4, failed: 1, skipped: 0 };
  expect(totalLine(sumCounts([stage, stage]))).toBe('8 passed, 2 failed');
  expect(totalLine(sumCounts([stage, { ...stage, skipped: 3 }]))).toBe('8 passed, 2 failed, 3 skipped');
});
