import { configDefaults, defineConfig } from 'vitest/config';
import { installedPostgres } from './scripts/run/postgres.mjs';

const postgres = installedPostgres();
if (postgres) process.env.POSTGRES_BIN = postgres;

/** Tests that read the built site (`site/dist`); `npm test` runs them after its build. Browser tests end in `.spec.ts`. */
const builtTests = '{site,editor}/tests/**/*.test.ts';

/** No test measures time by its limit: a busy machine must not make one fail. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

/** For pure functions: a process of its own for each file would cost more than most of the files do. */
const sharedProcess = { isolate: false };

/** Tests that only `npm run test:long` runs; it runs nothing else. */
const longTests = '**/*.long.test.ts';
/** Tests that measure a time. */
const timedTests = 'desk/server/**/*.timed.long.test.ts';
const isLongRun = process.env.TEST_LONG === '1';

export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, isLongRun ? '**/!(*.long).test.{ts,tsx}' : longTests],
    projects: [
      { test: { ...limits, ...sharedProcess, name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      { test: { ...limits, ...sharedProcess, name: 'enquiry', include: ['enquiry/**/*.test.ts'] } },
      {
        test: {
          ...limits,
          name: 'intake',
          include: ['intake/**/*.test.ts'],
          globalSetup: 'intake/tests/support/shared-postgres.ts',
        },
      },
      { test: { ...limits, ...sharedProcess, name: 'desk-app', include: ['desk/app/**/*.test.ts'] } },
      {
        test: {
          ...limits,
          name: 'desk',
          include: ['desk/server/**/*.test.ts'],
          exclude: [timedTests],
          globalSetup: 'intake/tests/support/shared-postgres.ts',
        },
      },
      {
        // Alone, after all others: what they use of the machine is no part of the time that is measured.
        test: {
          ...limits,
          name: 'timed',
          include: [timedTests],
          sequence: { groupOrder: 1 },
          globalSetup: 'intake/tests/support/shared-postgres.ts',
        },
      },
      { test: { ...limits, name: 'editor', include: ['editor/{page,server,yaml}/**/*.test.ts'] } },
      {
        // The site's own tests stand next to the code: pure functions, and components rendered to markup.
        test: {
          ...limits,
          ...sharedProcess,
          name: 'site',
          root: 'site',
          include: ['{art,build,check,src}/**/*.test.{ts,tsx}'],
          // Class names as written, so that a test can name them; sheets that the plates read as text are not emptied.
          css: { include: [/\.css\?raw$/], modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      // Not one process per file: a process reads every page once, and its files share what it read.
      { test: { ...limits, ...sharedProcess, name: 'built', include: [builtTests] } },
    ],
  },
});
