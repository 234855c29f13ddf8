import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { walkThrough } from './focus-walk.ts';

/** With the sticky header, and with the menu of small screens. */
export const walkSizes = { wide: { width: 1440, height: 700 }, small: { width: 390, height: 600 } };

export async function expectWalk(
  page: Page,
  address: string,
  size: { width: number; height: number },
  key: 'Tab' | 'Shift+Tab',
): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(address);
  // The display font changes heights, so the page may move under the focus.
  await page.waitForFunction(() => document.fonts.check('450 1rem "Brygada 1918 Variable"'));
  const walk = await walkThrough(page, key);
  expect.soft(walk.problems, `${key} at ${size.width} px`).toEqual([]);
  expect(key === 'Tab' ? walk.stops[0] : walk.stops.at(-1)).toContain('Skip to content');
  expect.soft(await coveredTargets(page), `targets at ${size.width} px`).toEqual([]);
}

/** Targets in the page that the header covers, or the window lacks, after following their link. */
const coveredTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('main a[href^="#"]')].filter((link) =>
      link.checkVisibility(),
    );
    const hashes = links.map((link) => link.getAttribute('href'));
    const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return [...new Set(hashes)].flatMap((hash) => {
      const target = hash && document.getElementById(hash.slice(1));
      if (!target) return `${hash} leads nowhere`;
      scrollTo({ top: 0, behavior: 'instant' });
      location.hash = hash;
      const { top } = target.getBoundingClientRect();
      return top >= headerBottom && top < innerHeight ? [] : `${hash} at ${Math.round(top)} px`;
    });
  });
