import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { walkThrough } from './focus-walk.ts';
import { pageKinds } from './page-kinds.ts';

const sizes = [
  { width: 1440, height: 700 },
  { width: 390, height: 600 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of pageKinds) {
  test(`${address} can be walked through in order, forwards and backwards, with every stop in sight, and shows what its own links lead to, clear of the header`, async ({
    page,
  }) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(address);
      const forwards = await walkThrough(page, 'Tab');
      expect.soft(forwards.problems, `forwards at ${size.width} px`).toEqual([]);
      expect(forwards.stops[0]).toContain('Skip to content');
      const backwards = await walkThrough(page, 'Shift+Tab');
      expect.soft(backwards.problems, `backwards at ${size.width} px`).toEqual([]);
      // A group of radio buttons is entered at its other end, and a tab panel after its tab.
      expect(backwards.stops.length).toBeGreaterThanOrEqual(forwards.stops.length - 1);
      expect.soft(await coveredTargets(page), `targets at ${size.width} px`).toEqual([]);
    }
  });
}

/** The targets within the page that lie under the header, or outside the window, when their link is followed. */
function coveredTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
}
