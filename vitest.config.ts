import { defineConfig } from 'vitest/config';

/** Tests that read the built site (`site/dist`); `npm test` runs them after its build. Browser tests end in `.spec.ts`. */
const builtTests = 'site/tests/**/*.test.ts';

/** No test measures time by its limit: a busy machine must not make one fail. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { ...limits, name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      { test: { ...limits, name: 'enquiry', include: ['enquiry/**/*.test.ts'] } },
      { test: { ...limits, name: 'intake', include: ['intake/**/*.test.ts'] } },
      { test: { ...limits, name: 'editor', include: ['editor/**/*.test.ts'] } },
      {
        // The site's own tests stand next to the code: pure functions, and components rendered to markup.
        test: {
          ...limits,
          name: 'site',
          root: 'site',
          include: ['{art,build,check,src}/**/*.test.{ts,tsx}'],
          // Class names as written, so that a test can name them; sheets that the plates read as text are not emptied.
          css: { include: [/\.css\?raw$/], modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      // Not one process per file: a process reads every page once, and its files share what it read.
      { test: { ...limits, name: 'built', include: [builtTests], isolate: false } },
    ],
  },
});
