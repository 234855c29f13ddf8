/** Runs the static checks in parallel, one per core, and prints failures and times. */
import { availableParallelism } from 'node:os';
import { capture } from './run/processes.mjs';

type Check = { name: string; command: string; folder?: string };
type Result = Check & { isPassed: boolean; output: string; seconds: string };

const tsc = 'tsc --incremental --tsBuildInfoFile node_modules/.cache/';
const severity = '--minimumSeverity warning --minimumFailingSeverity warning';

const checks: Check[] = [
  {
    // Site and desk as one program, because shared imports take half of the time.
    name: 'types of pages (astro)',
    command: `astro check --tsconfig ../../tsconfig.pages.json ${severity}`,
    folder: 'apps/site',
  },
  { name: 'types', command: `${tsc}types.json --project .` },
  // Code for browsers is checked against the language level of the oldest ones (docs/browsers.md).
  {
    name: 'features of old browsers',
    command: `${tsc}types-of-browsers.json --project tsconfig.browsers.json`,
  },
  { name: 'unused code (knip)', command: 'knip' },
  { name: 'lint and format (biome)', command: 'biome check --error-on-warnings .' },
  { name: 'content', command: 'node apps/site/content-lint/check-content.ts' },
  ...['patterns', 'imports', 'licences', 'docs'].map((name) => ({
    name,
    command: `node scripts/check/check-${name}.ts`,
  })),
];

async function runAll(): Promise<Result[]> {
  const queue = [...checks];
  const results: Result[] = [];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const result = await runCheck(check);
      results.push(result);
      console.log(
        `${result.isPassed ? 'passed' : 'FAILED'}  ${result.name.padEnd(25)} ${result.seconds.padStart(6)} s`,
      );
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return results;
}

/** Larger young generation: tsc otherwise spends 10 % of its time in GC. */
const env = {
  ...process.env,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
};

async function runCheck(check: Check): Promise<Result> {
  const startedAtMs = performance.now();
  const [program = '', ...args] = check.command.split(' ');
  const { code, output } = await capture(program, args, { cwd: check.folder ?? '.', env });
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
  return { ...check, isPassed: code === 0, output: output.trim(), seconds };
}

const failed = (await runAll()).filter(({ isPassed }) => !isPassed);
for (const { name, output } of failed) console.error(`\n── ${name}\n${output}`);
process.exitCode = failed.length > 0 ? 1 : 0;
