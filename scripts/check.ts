/** Runs the static checks in parallel, one per core, and prints failures and times. */
import { availableParallelism } from 'node:os';
import { capture } from './run/processes.mjs';

type Check = { name: string; command: string[]; folder?: string };
type Result = Check & { isPassed: boolean; output: string; seconds: string };

const types = [
  'tsc',
  '--project',
  '.',
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/types.json',
];
/** Site and desk as one program, because shared imports take half of the time. */
const typesOfPages = ['astro', 'check', '--tsconfig', '../../tsconfig.pages.json'];
/** Types of code for browsers, with the language level of the oldest ones (docs/browsers.md). */
const typesOfBrowsers = [
  'tsc',
  '--project',
  'tsconfig.browsers.json',
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/types-of-browsers.json',
];
const severity = ['--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'];

const checks: Check[] = [
  {
    name: 'types of pages (astro)',
    command: [...typesOfPages, ...severity],
    folder: 'apps/site',
  },
  { name: 'types', command: types },
  { name: 'features of old browsers', command: typesOfBrowsers },
  { name: 'unused code (knip)', command: ['knip'] },
  { name: 'lint and format (biome)', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'content', command: ['node', 'apps/site/content-lint/check-content.ts'] },
  { name: 'patterns', command: ['node', 'scripts/check/check-patterns.ts'] },
  { name: 'imports', command: ['node', 'scripts/check/check-imports.ts'] },
  { name: 'licences', command: ['node', 'scripts/check/check-licences.ts'] },
  { name: 'documents', command: ['node', 'scripts/check/check-docs.ts'] },
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
  const [program = '', ...args] = check.command;
  const { code, output } = await capture(program, args, { cwd: check.folder ?? '.', env });
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
  return { ...check, isPassed: code === 0, output: output.trim(), seconds };
}

const failed = (await runAll()).filter(({ isPassed }) => !isPassed);
for (const { name, output } of failed) console.error(`\n── ${name}\n${output}`);
process.exitCode = failed.length > 0 ? 1 : 0;
