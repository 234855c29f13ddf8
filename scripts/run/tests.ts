import { CommandError } from './command-error.mjs';
import { ensurePrograms } from './programs.ts';
import type { Toolbox } from './toolbox.ts';

/** Stages of `npm test`: `unit` runs beside the next three, `browser` has the machine to itself. */
export const stageNames = ['unit', 'build', 'built', 'check', 'browser'];
const longStageNames = ['build', 'unit', 'browser'];

const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot'];

/**
 * Vitest and Playwright fail without a test; the last lines name each stage.
 * @param chosen names of stages; all where empty
 * @param isLong runs the tests of files named `*.long.*`, over a current build
 * @returns exit code
 */
export async function runTests(toolbox: Toolbox, chosen: string[], isLong: boolean): Promise<number> {
  const names = isLong ? longStageNames : stageNames;
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown)
    throw new CommandError(`"${unknown}" is no stage of these tests: choose from ${names.join(', ')}`);
  const isChosen = (name: string) => names.includes(name) && (chosen.length === 0 || chosen.includes(name));

  // Programs are located first, because a missing one should not stop a run after minutes.
  const env = {
    TEST_LONG: isLong ? '1' : '',
    ...(isChosen('unit') && (await ensurePrograms('postgres'))),
    ...((isChosen('built') || isChosen('browser')) && (await ensurePrograms('caddy'))),
    ...(isChosen('browser') && (await ensurePrograms('chromium', 'chromiumShell', 'pdfReader'))),
    ...(isChosen('browser') && isLong && (await ensurePrograms('firefox', 'webkit'))),
  };
  const results: string[] = [];
  const failed = new Set<string>();

  /** @param needs a stage without which this one has no input */
  async function stage(name: string, args: string[], needs = ''): Promise<void> {
    if (!isChosen(name)) return;
    if (failed.has(needs)) {
      results.push(`${name}: not run, because ${needs} has failed`);
      return;
    }
    console.log(`${name} …`);
    const startedAtMs = performance.now();
    let output = '';
    const code = await toolbox.node(args, {
      env,
      print: (text) => {
        output += text;
      },
    });
    console.log(`\n── ${name}\n${output}`);
    if (code !== 0) failed.add(name);
    const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
    results.push(`${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  }

  const build = async () => {
    // `npm test` proves that everything can be built.
    if (!isLong || !toolbox.isCurrent()) await stage('build', ['scripts/run.mjs', 'build']);
  };
  if (isLong) {
    await build();
    await stage('unit', [...vitest, '--project=!built'], 'build');
  } else {
    await Promise.all([
      stage('unit', [...vitest, '--project=!built']),
      build()
        .then(() => stage('built', [...vitest, '--project=built'], 'build'))
        .then(() => stage('check', ['scripts/check.ts'])),
    ]);
  }
  await stage('browser', playwright, 'build');
  console.log(results.join('\n'));
  return failed.size > 0 ? 1 : 0;
}
