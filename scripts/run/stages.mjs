import { totalLine } from './test-counts.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */

/**
 * A step of `npm test`. Its programs print through `print`; without it they have the terminal to themselves.
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} [needs] name of the stage without which this one has nothing to work on
 * @property {(print?: (text: string) => void) => Promise<Counts>} run
 */

/**
 * What became of a stage; without counts, it was not run because what it needs had failed.
 * @typedef {{ name: string, seconds: number, counts?: Counts }} Outcome
 */

/**
 * Runs the phases one after another; within a phase its lanes side by side, the stages of a lane in order. A stage that
 * has the machine to itself prints as it goes; of stages side by side each prints its whole output when it ends.
 * @param {Stage[][][]} phases of lanes of stages
 * @param {(text: string) => void} print
 * @returns {Promise<Outcome[]>} in the order of the phases, whichever ended first
 */
export async function runStages(phases, print) {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  for (const phase of phases) {
    const lanes = phase.filter((lane) => lane.length > 0);
    const isAlone = lanes.length === 1;
    await Promise.all(
      lanes.map(async (lane) => {
        for (const stage of lane) outcomes.set(stage.name, await outcomeOf(stage, isAlone));
      }),
    );
  }
  return phases.flat(2).flatMap(({ name }) => outcomes.get(name) ?? []);

  /**
   * @param {Stage} stage
   * @param {boolean} isAlone
   * @returns {Promise<Outcome>}
   */
  async function outcomeOf(stage, isAlone) {
    const needed = stage.needs === undefined ? undefined : outcomes.get(stage.needs);
    if (needed && needed.counts?.failed !== 0) {
      print(`\n── ${stage.name}: not run, because ${stage.needs} has failed\n`);
      return { name: stage.name, seconds: 0 };
    }
    const startedAtMs = performance.now();
    const seconds = () => (performance.now() - startedAtMs) / 1000;
    if (isAlone) {
      print(`\n── ${stage.name}\n`);
      const counts = await stage.run().catch((error) => broken(error, print));
      return { name: stage.name, seconds: seconds(), counts };
    }
    print(`${stage.name} …\n`);
    let output = '';
    const keep = (/** @type {string} */ text) => {
      output += text;
    };
    const counts = await stage.run(keep).catch((error) => broken(error, keep));
    print(`\n── ${stage.name}\n${output}`);
    return { name: stage.name, seconds: seconds(), counts };
  }
}

/**
 * A stage whose runner itself breaks is one failure; the stages beside it go on.
 * @param {unknown} error
 * @param {(text: string) => void} print
 * @returns {Counts}
 */
function broken(error, print) {
  print(`${error instanceof Error ? error.stack : error}\n`);
  return { passed: 0, failed: 1, skipped: 0 };
}

/**
 * The end of `npm test`: a line for each stage, the whole time, and the sum as the last line.
 * @param {Outcome[]} outcomes
 * @param {Counts} sum
 * @param {number} seconds that all of it took, less than the sum of the stages where some ran side by side
 */
export function summary(outcomes, sum, seconds) {
  const rows = outcomes.map(({ name, seconds, counts }) =>
    counts
      ? [name, seconds.toFixed(1), ...[counts.passed, counts.failed, counts.skipped].map(String)]
      : [name, 'not run', '', '', ''],
  );
  const lines = [['Stage', 'Seconds', 'Passed', 'Failed', 'Skipped'], ...rows].map(([name = '', ...cells]) =>
    [name.padEnd(8), ...cells.map((cell) => cell.padStart(8))].join(' ').trimEnd(),
  );
  const minutes = Math.floor(Math.round(seconds) / 60);
  const time = `Total time: ${minutes} min ${Math.round(seconds) % 60} s`;
  return [...lines, time, totalLine(sum)].join('\n');
}
