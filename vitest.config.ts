import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { locate, programs } from './scripts/run/programs.ts';

const postgres = locate(programs.postgres);
if (postgres) process.env.POSTGRES_BIN = postgres;

const isLongRun = process.env.TEST_LONG === '1';
/** No test measures time by its limit: a busy machine must not make one fail. */
const limits = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  // The long run names and counts what passes only at the second try.
  retry: isLongRun ? 1 : 0,
};

/** Tests that only `npm run test:long` runs; besides them it runs `*.stores.test.ts`, over the other store and longer. */
const longTests = '**/*.long.test.ts';
/** Tests that measure a time. */
const timedTests = '{apps,office}/server/**/*.timed.{test,long.test}.ts';
/** Long tests that wait for builds or a clock: at the end they would leave a core idle. */
const longestTests = [
  'scripts/{image,site-alone}.long.test.ts',
  'apps/server/tests/{connections,rebuild,stop}.long.test.ts',
  'apps/site/content-lint/{future,growth}.long.test.ts',
];
const sharedPostgres = { globalSetup: 'apps/server/tests/support/shared-postgres.ts' };

function project(name: string, include: string[], more: TestProjectInlineConfiguration['test'] = {}) {
  // A process for each file would import everything again, two thirds of a second for the service.
  return { test: { ...limits, isolate: false, name, include, ...more } };
}

export default defineConfig({
  test: {
    // Three workers on two cores: half of their time the server's tests wait for processes and timers. Not a flag of
    // the command, which would overrule a project's own number.
    maxWorkers: 3,
    exclude: [...configDefaults.exclude, isLongRun ? '**/!(*.long|*.stores).test.{ts,tsx}' : longTests],
    projects: [
      // Vitest begins with the projects whose names come first in the alphabet.
      project('a-longest', longestTests),
      project('scripts', ['scripts/**/*.test.ts'], { exclude: longestTests }),
      project('forms', ['packages/forms/**/*.test.ts']),
      project('rules', ['packages/eu-ai-act-rules/**/*.test.ts']),
      project('build', ['packages/build/**/*.test.ts']),
      project('server', ['apps/server/**/*.test.ts'], {
        exclude: [timedTests, ...longestTests],
        ...sharedPostgres,
      }),
      project('office-server', ['office/server/**/*.test.ts'], { exclude: [timedTests], ...sharedPostgres }),
      project('desk-app', ['office/desk/src/**/*.test.ts']),
      // One at a time, after all others: what they use of the machine is no part of the time that is measured.
      project('timed', [timedTests], {
        isolate: true,
        maxWorkers: 1,
        sequence: { groupOrder: 1 },
        ...sharedPostgres,
      }),
      project('publisher', ['office/publisher/**/*.test.ts']),
      // The site's own tests stand next to the code: pure functions, and components rendered to markup.
      project('site', ['{postbuild,content-lint,src}/**/*.test.{ts,tsx}'], {
        root: 'apps/site',
        exclude: ['content-lint/{future,growth}.long.test.ts'],
        // Class names as written, so that a test can name them; sheets that the illustrations read as text are not emptied.
        css: { include: [/\.css\?raw$/], modules: { classNameStrategy: 'non-scoped' } },
      }),
      project('built', ['e2e/site/**/*.test.ts']),
    ],
  },
});
