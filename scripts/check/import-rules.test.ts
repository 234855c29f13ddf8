import { describe, expect, test } from 'vitest';
import { allowed, importFindings, type Room, unusedDirections } from './import-rules.ts';

describe('importFindings', () => {
  test.each([
    ['site/src/ui/Tag/Tag.tsx', "import { Hero } from '../../sections/Hero/Hero.tsx'"],
    ['site/src/sections/Hero/Hero.tsx', "import { Banner } from '../../pages/404.astro'"],
    ['site/src/sections/Hero/Hero.tsx', "import x from '../../pages/index.astro'"],
    ['site/src/layouts/Page.astro', "---\nimport x from '../pages/index.astro'\n---\n"],
    ['site/src/course/money.ts', "export { a } from '../ui/Tag/Tag.tsx'"],
    ['site/src/sections/Hero/Hero.tsx', "const x = import('../../queries/company.ts')"],
    ['site/src/sections/Hero/Hero.tsx', "import { getCollection } from 'astro:content'"],
    ['site/src/pages/index.astro', "---\nimport { getCollection } from 'astro:content'\n---\n"],
    ['site/src/pages/index.astro', "---\n---\n<script>import '../blocks/registry.ts'</script>"],
    ['site/src/pages/index.astro', "---\nimport x from '../../../intake/src/app.ts'\n---\n"],
    ['intake/src/app.ts', "import { routes } from '../../site/src/routes.ts'"],
    ['intake/src/app.ts', "import type { A } from '@vanda/site/x'"],
    ['enquiry/src/form.ts', "import { routes } from '../../site/src/routes.ts'"],
  ])('%s may not: %s', (file, source) => {
    expect(importFindings(file, source)).toEqual([expect.stringContaining(`${file} imports `)]);
  });

  test.each([
    [
      'site/src/pages/index.astro',
      "---\nimport { company } from '../queries/company.ts'\n---\n<p>import '../ui/x'</p>",
    ],
    ['site/src/sections/Hero/Hero.tsx', "import { Tag } from '../../ui/Tag/Tag.tsx'"],
    ['site/src/sections/Hero/Hero.tsx', "import styles from './Hero.module.css'"],
    ['site/src/live/Form/Form.tsx', "import { forms } from '@vanda/enquiry/forms'"],
    ['site/src/queries/company.ts', "import { getEntry } from 'astro:content'"],
    ['intake/src/app.ts', "import fastify from 'fastify'"],
  ])('%s may: %s', (file, source) => {
    expect(importFindings(file, source)).toEqual([]);
  });
});

/** Every room that a room can reach through the table; itself only by a way round. */
function reach(room: Room, reached = new Set<Room>()): Set<Room> {
  for (const next of allowed[room].filter((other) => !reached.has(other))) reach(next, reached.add(next));
  return reached;
}

test('no room reaches itself through others', () => {
  const rooms = Object.keys(allowed) as Room[];
  expect(rooms.filter((room) => reach(room).has(room))).toEqual([]);
});

test('a direction of the table is unused until a file takes it', () => {
  const source = "import { Tag } from '../../ui/Tag/Tag.tsx'";
  const unused = unusedDirections([{ file: 'site/src/sections/Hero/Hero.tsx', source }]);
  expect(unused).toContain('blocks -> ui');
  expect(unused).not.toContain('sections -> ui');
});
