import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { Mistake } from './mistake.mjs';
import { ensureNginx } from './nginx.mjs';
import { countPlaywright, countVitest, readCounts, sumCounts, totalLine } from './test-counts.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */
/** @typedef {import('./toolbox.mjs').Toolbox} Toolbox */

export const stageNames = ['check', 'unit', 'build', 'built', 'browser'];
const passed = { passed: 0, failed: 0, skipped: 0 };
/** A stage that is not a test runner (the checks, the build) has no tests to count: broken, it is one failure. */
const broken = { passed: 0, failed: 1, skipped: 0 };

/**
 * Runs the stages in order, all of them unless some are named, and prints the sum as the last line.
 * @param {Toolbox} toolbox
 * @param {string[]} chosen names of stages
 * @returns {Promise<number>} exit code
 */
export async function runTestStages(toolbox, chosen) {
  const unknown = chosen.find((name) => !stageNames.includes(name));
  if (unknown)
    throw new Mistake(`"${unknown}" is no stage of the tests: choose from ${stageNames.join(', ')}`);
  const isChosen = (/** @type {string} */ name) => chosen.length === 0 || chosen.includes(name);

  // The programs are looked for first: their absence should not come up after minutes of work.
  const builtEnv = isChosen('built') ? await ensureNginx() : {};
  const browserEnv = isChosen('browser') ? { CHROMIUM_PATH: await ensureChromium() } : {};
  const reports = path.join(toolbox.root, 'node_modules/.cache/tests');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  /** @type {Record<string, () => Promise<Counts>>} */
  const stages = {
    check: async () => ((await toolbox.check()) === 0 ? passed : broken),
    unit: () => vitest('unit', ['--project=!built']),
    build: async () => ((await toolbox.build()) === 0 ? passed : broken),
    built: () => vitest('built', ['--project=built'], builtEnv),
    browser: () => playwright('browser'),
  };

  /** @type {Counts[]} */
  const counts = [];
  for (const name of stageNames.filter(isChosen)) {
    console.log(`\n── ${name}`);
    const result = await /** @type {() => Promise<Counts>} */ (stages[name])();
    counts.push(result);
    if (name === 'build' && result.failed > 0) break;
  }
  const sum = sumCounts(counts);
  console.log(`\n${totalLine(sum)}`);
  return sum.failed > 0 ? 1 : 0;

  /**
   * @param {string} name
   * @param {string[]} args
   * @param {Record<string, string>} [env]
   */
  async function vitest(name, args, env = {}) {
    const report = path.join(reports, `${name}.json`);
    const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const command = ['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporting];
    const code = await toolbox.node(command, { env });
    return readCounts(report, code, countVitest);
  }

  /** @param {string} name */
  async function playwright(name) {
    const report = path.join(reports, `${name}.json`);
    const code = await toolbox.node(['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'], {
      env: { ...browserEnv, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    return readCounts(report, code, countPlaywright);
  }
}
