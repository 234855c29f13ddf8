import { defineConfig } from 'vitest/config';

/** Tests that read the built site (`site/dist`); `npm test` runs them after its build. */
const builtTests = 'site/tests/built/**/*.test.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      { test: { name: 'enquiry', include: ['enquiry/**/*.test.ts'] } },
      { test: { name: 'intake', include: ['intake/**/*.test.ts'] } },
      {
        // The site's own tests stand next to the code: pure functions, and components rendered to markup.
        test: {
          name: 'site',
          root: 'site',
          include: ['{src,integrations}/**/*.test.{ts,tsx}'],
          // Class names as written, so that a test can name them; sheets that the plates read as text are not emptied.
          css: { include: [/\.css\?raw$/], modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      { test: { name: 'built', include: [builtTests] } },
    ],
  },
});
