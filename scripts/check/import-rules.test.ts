import { expect, test } from 'vitest';
import { importFindings } from './import-rules.ts';

const hero = 'apps/site/src/sections/Hero/Hero.tsx';
const home = 'apps/site/src/pages/index.astro';

test.each([
  ['apps/site/src/components/Tag/Tag.tsx', "import { Hero } from '../../sections/Hero/Hero.tsx'"],
  [hero, "import { Banner } from '../../pages/404.astro'"],
  ['apps/site/src/layouts/Page.astro', "---\nimport x from '../pages/index.astro'\n---\n"],
  ['apps/site/src/topics/course/money.ts', "export { a } from '../../components/Tag/Tag.tsx'"],
  [hero, "const x = import('../../queries/company.ts')"],
  [hero, "import { getCollection } from 'astro:content'"],
  [home, "---\nimport { getCollection } from 'astro:content'\n---\n"],
  ['apps/site/src/layouts/Page.astro', "---\n---\n<script>import '../pages/data.ts'</script>"],
  [home, "---\nimport x from '../../../server/src/app.ts'\n---\n"],
  ['apps/server/src/app.ts', "import { routes } from '../../site/src/routing/routes.ts'"],
  ['apps/server/src/app.ts', "import type { A } from '@vanda/site/x'"],
  ['apps/server/src/platform/log.ts', "import { submit } from '../modules/enquiries/submit.ts'"],
  ['packages/forms/src/form.ts', "import { routes } from '../../../apps/site/src/routing/routes.ts'"],
  ['apps/site/content-lint/a.test.ts', "import { a } from '../../server/tests/support/http.ts'"],
  ['e2e/site/journeys/a.spec.ts', "import { redirects } from '../../../apps/site/src/routing/redirects.ts'"],
  ['office/e2e/a.spec.ts', "import { openDesk } from '../server/src/app.ts'"],
  ['office/server/src/store/a.test.ts', "import { serve } from '../serve.ts'"],
  ['office/desk/src/main.tsx', "import { routes } from '../../../office/api/src/routes.ts'"],
])('refuses an import of %s: %s', (file, source) =>
  expect(importFindings(file, source)).toEqual([expect.stringContaining(`${file} imports `)]),
);
