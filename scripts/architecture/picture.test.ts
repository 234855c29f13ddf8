import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSources } from '../sources.ts';
import { boxes } from './boxes.ts';
import { surveyImports } from './count-imports.ts';
import { drawArchitecture } from './picture.ts';
import { routeArrows } from './route-arrows.ts';

const source = (file: string, ...targets: string[]) => ({
  file,
  source: targets.map((target) => `import '${target}';`).join('\n'),
});
const namesOf = (...sources: ReturnType<typeof source>[]) =>
  surveyImports(sources).imports.map(({ from, to, count }) => `${from.name} → ${to.name}: ${count}`);

describe('surveyImports', () => {
  test('imports are counted from box to box, those within a box are not', () => {
    const sections = source(
      'site/src/sections/Hero/Hero.tsx',
      '../../components/Tag/Tag.tsx',
      '../../components/Icon/Icon.tsx',
      '../PageHero/PageHero.tsx',
    );
    const island = source('site/src/islands/Form/Form.tsx', '@vanda/enquiry/forms', 'react');
    expect(namesOf(sections, island)).toEqual(['sections → components: 2', 'islands → enquiry: 1']);
  });

  test('the folder that fits best is the one that counts', () => {
    const service = source('intake/src/app.ts', './log.ts', './store/store.ts');
    expect(namesOf(service)).toEqual(['main, app, cli → settings: 1', 'main, app, cli → store: 1']);
  });

  test('a folder without a place in the picture is an error that says where to give it one', () => {
    expect(() => surveyImports([source('site/src/widgets/Clock.tsx')])).toThrow(
      'site/src/widgets/Clock.tsx stands in no box: give its folder a place in scripts/architecture/boxes.ts',
    );
  });
});

describe('the picture of docs/architecture.md', () => {
  const survey = surveyImports(readSources());

  test('shows the imports that the code has now', () => {
    const isCurrent = readFileSync('docs/architecture.svg', 'utf8') === drawArchitecture(survey);
    expect(isCurrent, 'imports have changed: run “npm run architecture”, look at docs/architecture.svg').toBe(
      true,
    );
  });

  test('tells every import, by an arrow or in words', () => {
    const { arrows, others } = routeArrows(survey.imports);
    const total = (counts: readonly { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0);
    expect(total(arrows) + total(others)).toBe(total(survey.imports));
    expect(arrows.length).toBeGreaterThan(others.filter(({ to }) => !to.isGround).length);
  });

  test('leads no arrow through a box', () => {
    const crossings = routeArrows(survey.imports).arrows.flatMap((arrow) => {
      const [left, right] = [Math.min(arrow.x1, arrow.x2), Math.max(arrow.x1, arrow.x2)];
      return boxes
        .filter(({ x, width }) => x < right && x + width > left)
        .filter(({ y, height }) => y < arrow.y2 && y + height > arrow.y1)
        .map((box) => `${arrow.from.name} → ${arrow.to.name} through ${box.name}`);
    });
    expect(crossings).toEqual([]);
  });
});
