import { configDefaults, defineConfig } from 'vitest/config';
import { locate, programs } from './scripts/run/programs.ts';

const postgres = locate(programs.postgres);
if (postgres) process.env.POSTGRES_BIN = postgres;

/** Tests that read the built site (`apps/site/dist`); `npm test` runs them after its build. Browser tests end in `.spec.ts`. */
const builtTests = 'e2e/site/**/*.test.ts';

const isLongRun = process.env.TEST_LONG === '1';
/** No test measures time by its limit: a busy machine must not make one fail. */
const limits = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  // The long run names and counts what passes only at the second try.
  retry: isLongRun ? 1 : 0,
};

/** A process of its own for each file would import everything again, two thirds of a second for the service. */
const sharedProcess = { isolate: false };

/** Tests that only `npm run test:long` runs; it runs nothing else. */
const longTests = '**/*.long.test.ts';
/** Tests that measure a time. */
const timedTests = 'apps/server/**/*.timed.{test,long.test}.ts';
/** Tests that build the site in its folder: one at a time, because Astro writes there meanwhile. */
const buildTests = ['apps/server/tests/rebuild.long.test.ts', 'apps/site/content-lint/future.long.test.ts'];

export default defineConfig({
  test: {
    // Three workers on two cores: half of their time the server's tests wait for processes and timers. Not a flag of
    // the command, which would overrule a project's own number.
    maxWorkers: 3,
    exclude: [...configDefaults.exclude, isLongRun ? '**/!(*.long).test.{ts,tsx}' : longTests],
    projects: [
      { test: { ...limits, ...sharedProcess, name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      { test: { ...limits, ...sharedProcess, name: 'forms', include: ['packages/forms/**/*.test.ts'] } },
      {
        test: {
          ...limits,
          ...sharedProcess,
          name: 'rules',
          include: ['packages/eu-ai-act-rules/**/*.test.ts'],
        },
      },
      {
        test: {
          ...limits,
          ...sharedProcess,
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: [timedTests, ...buildTests],
          globalSetup: 'apps/server/tests/support/shared-postgres.ts',
        },
      },
      { test: { ...limits, ...sharedProcess, name: 'desk-app', include: ['apps/desk/src/**/*.test.ts'] } },
      {
        // One at a time, after all others: what they use of the machine is no part of the time that is measured.
        test: {
          ...limits,
          name: 'timed',
          include: [timedTests],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          globalSetup: 'apps/server/tests/support/shared-postgres.ts',
        },
      },
      {
        test: {
          ...limits,
          name: 'builds',
          include: buildTests,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      { test: { ...limits, ...sharedProcess, name: 'publisher', include: ['apps/publisher/**/*.test.ts'] } },
      {
        // The site's own tests stand next to the code: pure functions, and components rendered to markup.
        test: {
          ...limits,
          ...sharedProcess,
          name: 'site',
          root: 'apps/site',
          include: ['{postbuild,content-lint,src}/**/*.test.{ts,tsx}'],
          exclude: ['content-lint/future.long.test.ts'],
          // Class names as written, so that a test can name them; sheets that the illustrations read as text are not emptied.
          css: { include: [/\.css\?raw$/], modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      // Not one process per file: a process reads every page once, and its files share what it read.
      { test: { ...limits, ...sharedProcess, name: 'built', include: [builtTests] } },
    ],
  },
});
