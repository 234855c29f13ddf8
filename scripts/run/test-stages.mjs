import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureTestBrowsers } from './chromium.mjs';
import { ensureEngines } from './engines.mjs';
import { Mistake } from './mistake.mjs';
import { ensureNginx } from './nginx.mjs';
import { ensurePostgres } from './postgres.mjs';
import { runStages, summary } from './stages.mjs';
import { countPlaywright, countVitest, readCounts, sumCounts } from './test-counts.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./test-counts.mjs').Counts} Counts */
/** @typedef {import('./toolbox.mjs').Toolbox} Toolbox */

/**
 * Which stages run when: phases of lanes. Two lanes, because the least machine has two cores. The browser has them for
 * itself: its pages must not wait for anything but themselves.
 */
const plan = [[['unit'], ['build', 'built', 'check']], [['browser']]];
/** The long run: the tests whose files are named `*.long.*`. One of `unit` builds the site, which is not done twice at a time. */
const longPlan = [[['build', 'unit']], [['browser']]];

export const stageNames = plan.flat(2);

/**
 * `npm test`: runs all stages, or those that are named, and prints what each came to, the sum as the last line.
 * @param {Toolbox} toolbox
 * @param {string[]} chosen names of stages
 * @returns {Promise<number>} exit code
 */
export function runTestStages(toolbox, chosen) {
  return runPlan(toolbox, chosen, plan, { TEST_LONG: '' });
}

/**
 * `npm run test:long`: the same for the tests that take too long for every change.
 * @param {Toolbox} toolbox
 * @param {string[]} chosen names of stages
 * @returns {Promise<number>} exit code
 */
export function runLongStages(toolbox, chosen) {
  return runPlan(toolbox, chosen, longPlan, { TEST_LONG: '1' });
}

/**
 * @param {Toolbox} toolbox
 * @param {string[]} chosen
 * @param {string[][][]} wholePlan
 * @param {{ TEST_LONG: string }} runEnv
 */
async function runPlan(toolbox, chosen, wholePlan, runEnv) {
  const startedAtMs = performance.now();
  const names = wholePlan.flat(2);
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown) throw new Mistake(`"${unknown}" is no stage of these tests: choose from ${names.join(', ')}`);
  const isChosen = (/** @type {string} */ name) =>
    names.includes(name) && (chosen.length === 0 || chosen.includes(name));

  // The programs are looked for first: their absence should not come up after minutes of work.
  const unitEnv = isChosen('unit') ? await ensurePostgres() : {};
  const nginxEnv = isChosen('built') || isChosen('browser') ? await ensureNginx() : {};
  const enginesEnv = isChosen('browser') && wholePlan === longPlan ? await ensureEngines() : {};
  const browserEnv = isChosen('browser')
    ? { ...nginxEnv, ...(await ensureTestBrowsers()), ...enginesEnv }
    : {};
  const reports = path.join(toolbox.root, 'node_modules/.cache/tests');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  /** @type {Stage[]} */
  const stages = [
    { name: 'check', run: (print) => program(['scripts/check.ts'], print) },
    { name: 'unit', run: unit },
    { name: 'build', run: build },
    { name: 'built', needs: 'build', run: (print) => vitest('built', ['--project=built'], nginxEnv, print) },
    { name: 'browser', needs: 'build', run: playwright },
  ];
  const phases = wholePlan.map((lanes) =>
    lanes.map((lane) =>
      lane.filter(isChosen).flatMap((name) => stages.filter((stage) => stage.name === name)),
    ),
  );
  const outcomes = await runStages(phases, (text) => process.stdout.write(text));
  const sum = sumCounts(outcomes.flatMap(({ counts }) => counts ?? []));
  console.log(`\n${summary(outcomes, sum, (performance.now() - startedAtMs) / 1000)}`);
  return sum.failed > 0 ? 1 : 0;

  /**
   * A stage that is not a test runner has no tests to count: broken, it is one failure.
   * @param {string[]} args
   * @param {((text: string) => void)} [print]
   * @returns {Promise<Counts>}
   */
  async function program(args, print) {
    return { passed: 0, failed: (await toolbox.node(args, { print })) === 0 ? 0 : 1, skipped: 0 };
  }

  /**
   * `npm test` proves that the site can be built; the long run takes the build that is there, if nothing has changed.
   * @param {((text: string) => void)} [print]
   */
  async function build(print) {
    const isDeskBuilt = (await toolbox.buildDesk()) === 0;
    const desk = { passed: 0, failed: isDeskBuilt ? 0 : 1, skipped: 0 };
    if (wholePlan === longPlan && toolbox.isBuildCurrent()) return desk;
    return sumCounts([desk, await program(['scripts/run.mjs', 'build'], print)]);
  }

  /**
   * @param {string} name
   * @param {string[]} args
   * @param {Record<string, string>} env
   * @param {((text: string) => void)} [print]
   */
  async function vitest(name, args, env, print) {
    const report = path.join(reports, `${name}.json`);
    const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const command = ['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporting];
    const code = await toolbox.node(command, { env: { ...env, ...runEnv }, print });
    return readCounts(report, code, countVitest);
  }

  /**
   * Three files at a time, also on two cores: half of their time the tests of the service wait for processes and timers.
   * @param {((text: string) => void)} [print]
   */
  async function unit(print) {
    return vitest('unit', ['--project=!built', '--maxWorkers=3'], unitEnv, print);
  }

  /** @param {((text: string) => void)} [print] */
  async function playwright(print) {
    const report = path.join(reports, 'browser.json');
    const code = await toolbox.node(['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'], {
      env: { ...browserEnv, ...runEnv, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      print,
    });
    return readCounts(report, code, countPlaywright);
  }
}
