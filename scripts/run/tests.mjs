import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command-error.mjs';
import { ensurePrograms } from './programs.mjs';

/** @typedef {import('./toolbox.mjs').Toolbox} Toolbox */

/**
 * What a stage came to; those that passed at the second try, which only the long run gives, are counted as passed too.
 * @typedef {{ passed: number, failed: number, skipped: number, retried: number }} Counts
 */

/** Stages of `npm test`: the first two lists run side by side, `browser` has the machine to itself. */
export const stageNames = ['unit', 'build', 'built', 'check', 'browser'];
const longStageNames = ['build', 'unit', 'browser'];
/** @type {Counts} */
const nothing = { passed: 0, failed: 0, skipped: 0, retried: 0 };

/**
 * `npm test` and `npm run test:long`: runs all stages, or the chosen ones, prints what each came to and the sum as the
 * last line.
 * @param {Toolbox} toolbox
 * @param {string[]} chosen names of stages
 * @param {{ isLong: boolean }} options the long run has the tests of files named `*.long.*`
 * @returns {Promise<number>} exit code
 */
export async function runTests(toolbox, chosen, { isLong }) {
  const startedAtMs = performance.now();
  const names = isLong ? longStageNames : stageNames;
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown)
    throw new CommandError(`"${unknown}" is no stage of these tests: choose from ${names.join(', ')}`);
  const isChosen = (/** @type {string} */ name) =>
    names.includes(name) && (chosen.length === 0 || chosen.includes(name));

  // Found first: a missing program should not come up after minutes of work.
  const env = {
    TEST_LONG: isLong ? '1' : '',
    ...(isChosen('unit') && (await ensurePrograms(['postgres']))),
    ...((isChosen('built') || isChosen('browser')) && (await ensurePrograms(['nginx', 'nginxBrotli']))),
    ...(isChosen('browser') && (await ensurePrograms(['chromium', 'chromiumShell', 'pdfReader']))),
    ...(isChosen('browser') && isLong && (await ensurePrograms(['firefox', 'webkit']))),
  };
  const reports = path.join(toolbox.root, 'node_modules/.cache/tests');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  /** @type {Map<string, { seconds: number, counts: Counts }>} */
  const outcomes = new Map();

  /**
   * @param {string} name
   * @param {string | undefined} needs a stage without which this one has nothing to work on
   * @param {(print: (text: string) => void) => Promise<Counts>} work
   */
  const stage = async (name, needs, work) => {
    if (!isChosen(name)) return;
    if (needs && (outcomes.get(needs)?.counts.failed ?? 0) > 0) {
      console.log(`\n── ${name}: not run, because ${needs} has failed`);
      return;
    }
    console.log(`${name} …`);
    const stageStartMs = performance.now();
    let output = '';
    const print = (/** @type {string} */ text) => {
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

  /**
   * @param {string[]} args
   * @param {(text: string) => void} print
   * @returns {Promise<Counts>}
   */
  async function program(args, print) {
    return { ...nothing, failed: (await toolbox.node(args, { print })) === 0 ? 0 : 1 };
  }

  /**
   * `npm test` proves that everything can be built; the long run uses a current build.
   * @param {(text: string) => void} print
   */
  async function buildAll(print) {
    if (isLong && toolbox.isCurrent()) return nothing;
    return program(['scripts/run.mjs', 'build'], print);
  }

  /**
   * @param {string} name
   * @param {string[]} args
   * @param {(text: string) => void} print
   */
  async function vitest(name, args, print) {
    const report = path.join(reports, `${name}.json`);
    const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await toolbox.node(['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporting], {
      env,
      print,
    });
    return readCounts(report, code, countVitest);
  }

  /** @param {(text: string) => void} print */
  async function playwright(print) {
    const report = path.join(reports, 'browser.json');
    const code = await toolbox.node(['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      print,
    });
    return readCounts(report, code, countPlaywright);
  }
}

/**
 * Counts of a report by `vitest --reporter=json`. A file that breaks before its first test is one failure.
 * @param {{ testResults: { status: string, assertionResults: { status: string, failureMessages?: string[] }[] }[] }} report
 * @returns {Counts}
 */
export function countVitest({ testResults }) {
  const statuses = testResults.flatMap(({ status, assertionResults }) => {
    const own = assertionResults.map((test) => test.status);
    return status === 'failed' && !own.includes('failed') ? [...own, 'failed'] : own;
  });
  const count = (/** @type {string} */ wanted) => statuses.filter((status) => status === wanted).length;
  const [passed, failed] = [count('passed'), count('failed')];
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const retried = tests.filter(
    ({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0,
  ).length;
  return { passed, failed, skipped: statuses.length - passed - failed, retried };
}

/**
 * Counts of a report by `playwright --reporter=json`.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  const outside = stats.unexpected === 0 ? errors.length : 0;
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected + outside, skipped, retried: flaky };
}

/**
 * Reads a runner's report. No report, no executed test, or a bad exit code without a failed test each count as one
 * failure, so that a broken runner never looks green.
 * @param {string} file
 * @param {number} exitCode of the runner
 * @param {(report: any) => Counts} count
 * @returns {Counts}
 */
export function readCounts(file, exitCode, count) {
  const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : nothing;
  const isEmpty = counts.passed + counts.failed === 0;
  const isUnexplained = exitCode !== 0 && counts.failed === 0;
  return isEmpty || isUnexplained ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** @param {Counts[]} all */
function sumCounts(all) {
  const sum = (/** @type {keyof Counts} */ key) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), retried: sum('retried') };
}

/**
 * @param {string[]} names
 * @param {Map<string, { seconds: number, counts: Counts }>} outcomes
 * @param {number} seconds of the whole run
 */
function printSummary(names, outcomes, seconds) {
  const row = (/** @type {(string | number)[]} */ [name = '', ...cells]) =>
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

/**
 * The last line, such as "120 passed, 0 failed".
 * @param {Counts} counts
 */
function totalLine({ passed, failed, skipped, retried }) {
  const again = retried > 0 ? ` (${retried} at the second try)` : '';
  return `${passed} passed${again}, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
