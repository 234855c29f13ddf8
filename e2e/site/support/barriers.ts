import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** WCAG 2.2 AA, and what axe's makers call best practice. */
const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const allRules: Rules = { type: 'tag', values: ruleTags };
/** Rules that a theme can break, because it changes only colours. */
const colourRules: Rules = {
  type: 'rule',
  values: axe
    .getRules(ruleTags)
    .filter(({ tags }) => tags.includes('cat.color'))
    .map(({ ruleId }) => ruleId),
};
/** Rules that theme or width can break. */
const layoutRules: Rules = {
  type: 'rule',
  values: [...colourRules.values, 'target-size', 'scrollable-region-focusable'],
};
/** The minified file, which a page reads in half the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Rules = { type: 'tag' | 'rule'; values: string[] };

/**
 * Axe's findings, one line per element. Injected once a page: Playwright's package takes five seconds a run instead of
 * half a second.
 * @param part selector
 */
export const findBarriers = (page: Page, part = 'html'): Promise<string[]> => ask(page, part, allRules);

/** Rules that theme or width can break, in the dark theme. Leaves the light theme. */
export const expectNoBarriersInTheDark = (page: Page, state: string, part = 'html'): Promise<void> =>
  expectNone(page, state, part, layoutRules);

/** Rules of colour in the dark theme, where the light one was asked all rules at this width. Leaves the light theme. */
export const expectColoursInTheDark = (page: Page, state: string, part = 'html'): Promise<void> =>
  expectNone(page, state, part, colourRules);

async function expectNone(page: Page, state: string, part: string, rules: Rules): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await ask(page, part, rules), `${state}, dark theme`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * All rules in the light theme, and {@link expectColoursInTheDark}.
 * @param state what the page shows, for the message
 */
export async function expectNoBarriers(page: Page, state: string, part = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await ask(page, part, allRules), `${state}, light theme`).toEqual([]);
  await expectColoursInTheDark(page, state, part);
}

/** Motion is off: halfway through a transition axe would measure a contrast that nobody sees. */
async function ask(page: Page, part: string, rules: Rules): Promise<string[]> {
  const wasReduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const barriers = await askAtRest(page, part, rules);
  if (!wasReduced) await page.emulateMedia({ reducedMotion: 'no-preference' });
  return barriers;
}

/** Scrolls to the top of the page, where the header covers no control. */
async function bringAxe(page: Page) {
  const isThere = await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    return window.axe !== undefined;
  });
  if (!isThere) await page.evaluate(axeSource);
}

async function askAtRest(page: Page, part: string, rules: Rules): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(
    async ({ part, rules }) => {
      if (!window.axe) throw new Error('axe did not arrive in the page');
      const { violations } = await window.axe.run(part, {
        runOnly: rules,
        resultTypes: ['violations'],
        // The page has neither frames nor foreign style sheets, because the policy forbids them.
        iframes: false,
        preload: false,
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
      );
    },
    { part, rules },
  );
}
