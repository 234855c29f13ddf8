import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { type ComputedStyles, computedStyles, styleDifferences } from '../support/computed-styles.ts';
import { hold } from './hold.ts';

/** The styles of what is below a page's first screen. */
const lateStyles = /\/_astro\/late\..*\.css$/;
const phone = { width: 390, height: 844 };

/** A page in two parts: longer ones come whole. */
const address = '/services/iso27001';

test.beforeEach(({ page }) => page.setViewportSize(phone));

test('who scrolls before the styles of what is below are there sees the head, dressed, and nothing unstyled', async ({
  page,
}) => {
  const line = await hold(page, lateStyles);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dressed/);
  await page.mouse.wheel(0, 2000);
  await page.waitForTimeout(300);
  await expect(page.locator('link[href*="late."] ~ *').and(page.locator(':visible'))).toHaveCount(0);
  const before = await computedStyles(page);

  line.release();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const after = await computedStyles(page);
  expect(styleDifferences(...shownFirst(before, after))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page waits for the styles of what is below as it does with it', async ({ page }) => {
    const line = await hold(page, lateStyles);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    line.release();
    await expect(page.getByRole('contentinfo')).toHaveCSS('border-top-style', 'solid');
  });
});

test('a lost style sheet leaves a page to read: all text, small drawings, nothing wider than the window', async ({
  page,
}) => {
  await page.route(lateStyles, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto(address);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await bareLook(page)).toEqual({ width: phone.width, largeDrawings: 0 });
});

/** What was shown before, then and now, without what an element gets from all that comes to stand in it. */
function shownFirst(before: ComputedStyles, after: ComputedStyles): [ComputedStyles, ComputedStyles] {
  const isOwn = (name: string) => !/^(?:height|block-size|bottom|inset-block-end)$/.test(name);
  const count = before.properties.length;
  const part = ({ properties, elements }: ComputedStyles) => ({
    properties: properties.filter(isOwn),
    elements: elements
      .filter((_, i) => before.elements[i]?.isShown)
      .map(({ values, ...element }) => ({
        ...element,
        values: values.filter((_, i) => isOwn(properties[i % count] ?? '')),
      })),
  });
  return [part(before), part(after)];
}

/** How wide the page is, and how many of the drawings below its first screen are more than icons. */
function bareLook(page: Page) {
  return page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    largeDrawings: [...document.querySelectorAll('link ~ * svg, main ~ * svg')].filter(
      (svg) => svg.getBoundingClientRect().width > 60,
    ).length,
  }));
}
