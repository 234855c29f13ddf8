import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command-error.mjs';
import { ensurePrograms } from './programs.ts';
import type { Toolbox } from './toolbox.ts';

/** `retried`: passed at the second try, which only the long run gives; counted as passed too. */
type Counts = { passed: number; failed: number; skipped: number; retried: number };
type Outcomes = Map<string, { seconds: number; counts: Counts }>;
type Print = (text: string) => void;

/** Stages of `npm test`: the first two lists run side by side, `browser` has the machine to itself. */
export const stageNames = ['unit', 'build', 'built', 'check', 'browser'];
const longStageNames = ['build', 'unit', 'browser'];
const nothing: Counts = { passed: 0, failed: 0, skipped: 0, retried: 0 };

/**
 * Prints what each stage came to and the sum as the last line.
 * @param chosen names of stages; all where empty
 * @param isLong runs the tests of files named `*.long.*`
 * @returns exit code
 */
export async function runTests(toolbox: Toolbox, chosen: string[], isLong: boolean): Promise<number> {
  const startedAtMs = performance.now();
  const names = isLong ? longStageNames : stageNames;
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown)
    throw new CommandError(`"${unknown}" is no stage of these tests: choose from ${names.join(', ')}`);
  const isChosen = (name: string) => names.includes(name) && (chosen.length === 0 || chosen.includes(name));

  // Found first: a missing program should not come up after minutes of work.
  const env = {
    TEST_LONG: isLong ? '1' : '',
    ...(isChosen('unit') && (await ensurePrograms(['postgres']))),
    ...((isChosen('built') || isChosen('browser')) && (await ensurePrograms(['caddy']))),
    ...(isChosen('browser') && (await ensurePrograms(['chromium', 'chromiumShell', 'pdfReader']))),
    ...(isChosen('browser') && isLong && (await ensurePrograms(['firefox', 'webkit']))),
  };
  const reports = path.join(toolbox.root, 'node_modules/.cache/tests');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const outcomes: Outcomes = new Map();

  /** @param needs a stage without which this one has nothing to work on */
  const stage = async (
    name: string,
    needs: string | undefined,
    work: (print: Print) => Promise<Counts>,
  ): Promise<void> => {
    if (!isChosen(name)) return;
    if (needs && (outcomes.get(needs)?.counts.failed ?? 0) > 0) {
      console.log(`\n── ${name}: not run, because ${needs} has failed`);
      return;
    }
    console.log(`${name} …`);
    const stageStartMs = performance.now();
    let output = '';
    const print = (text: string) => {
      output += text;
    };
    const counts = await work(print).catch((error) => {
      print(`${error instanceof Error ? error.stack : error}\n`);
      return { ...nothing, failed: 1 };
    });
    outcomes.set(name, { seconds: (performance.now() - stageStartMs) / 1000, counts });
    console.log(`\n── ${name}\n${output}`);
  };

  const unit = () =>
    stage('unit', isLong ? 'build' : undefined, (print) => vitest('unit', ['--project=!built'], print));
  const build = () => stage('build', undefined, buildAll);
  const built = () => stage('built', 'build', (print) => vitest('built', ['--project=built'], print));
  const check = () => stage('check', undefined, (print) => program(['scripts/check.ts'], print));

  if (isLong) {
    await build();
    await unit();
  } else {
    await Promise.all([unit(), build().then(built).then(check)]);
  }
  await stage('browser', 'build', playwright);

  const sum = sumCounts([...outcomes.values()].map(({ counts }) => counts));
  printSummary(names, outcomes, (performance.now() - startedAtMs) / 1000);
  console.log(totalLine(sum));
  return sum.failed > 0 ? 1 : 0;

  async function program(args: string[], print: Print): Promise<Counts> {
    return { ...nothing, failed: (await toolbox.node(args, { print })) === 0 ? 0 : 1 };
  }

  /** `npm test` proves that everything can be built; the long run uses a current build. */
  async function buildAll(print: Print): Promise<Counts> {
    if (isLong && toolbox.isCurrent()) return nothing;
    return program(['scripts/run.mjs', 'build'], print);
  }

  async function vitest(name: string, args: string[], print: Print): Promise<Counts> {
    const report = path.join(reports, `${name}.json`);
    const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await toolbox.node(['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporting], {
      env,
      print,
    });
    return readCounts(report, code, countVitest);
  }

  async function playwright(print: Print): Promise<Counts> {
    const report = path.join(reports, 'browser.json');
    const code = await toolbox.node(['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      print,
    });
    return readCounts(report, code, countPlaywright);
  }
}

type VitestReport = {
  testResults: {
    status: string;
    assertionResults: { status: string; failureMessages?: string[] }[];
  }[];
};

/** A file that breaks before its first test is one failure. */
export function countVitest({ testResults }: VitestReport): Counts {
  const statuses = testResults.flatMap(({ status, assertionResults }) => {
    const own = assertionResults.map((test) => test.status);
    return status === 'failed' && !own.includes('failed') ? [...own, 'failed'] : own;
  });
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  const [passed, failed] = [count('passed'), count('failed')];
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const retried = tests.filter(
    ({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0,
  ).length;
  return { passed, failed, skipped: statuses.length - passed - failed, retried };
}

type PlaywrightReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  errors: unknown[];
};

export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  const outside = stats.unexpected === 0 ? errors.length : 0;
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected + outside, skipped, retried: flaky };
}

/**
 * No report, no executed test, or a bad exit code without a failed test each count as one failure, so that a broken
 * runner never looks green.
 */
export function readCounts<Report>(
  file: string,
  exitCode: number,
  count: (report: Report) => Counts,
): Counts {
  const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : nothing;
  const isEmpty = counts.passed + counts.failed === 0;
  const isUnexplained = exitCode !== 0 && counts.failed === 0;
  return isEmpty || isUnexplained ? { ...counts, failed: counts.failed + 1 } : counts;
}

function sumCounts(all: Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), retried: sum('retried') };
}

function printSummary(names: string[], outcomes: Outcomes, seconds: number): void {
  const row = ([name = '', ...cells]: (string | number)[]) =>
    console.log([String(name).padEnd(8), ...cells.map((cell) => String(cell).padStart(8))].join(' '));
  console.log('');
  row(['Stage', 'Seconds', 'Passed', 'Failed', 'Skipped', 'Retried']);
  for (const name of names) {
    const outcome = outcomes.get(name);
    if (outcome) row([name, outcome.seconds.toFixed(1), ...Object.values(outcome.counts)]);
  }
  const total = Math.round(seconds);
  console.log(`Total time: ${Math.floor(total / 60)} min ${total % 60} s`);
}

function totalLine({ passed, failed, skipped, retried }: Counts): string {
  const again = retried > 0 ? ` (${retried} at the second try)` : '';
  return `${passed} passed${again}, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
