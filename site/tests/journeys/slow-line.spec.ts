import type { Page } from '@playwright/test';
import { addressesUnderTest, builtPage } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { computedStyles, styleDifferences } from '../support/computed-styles.ts';
import { hold } from './hold.ts';

/** The styles of what is below a page's first screen. */
const lateStyles = /\/_astro\/late\..*\.css$/;
const phone = { width: 390, height: 844 };

/** The first page that comes in two parts. */
const address = addressesUnderTest().find((each) => lateStyles.test(linkedStyles(each))) ?? 'none';

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
  expect(await shownBelow(page)).toBe(0);
  // Sizes of what holds the page change with all that comes to stand in it.
  const ofContent = /^(?:height|block-size|bottom|inset-block-end)$/;
  const before = await computedStyles(page, ofContent);

  line.release();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const after = await computedStyles(page, ofContent);
  const shown = before.flatMap((look, i) => (look.isShown ? [i] : []));
  expect(shown.length).toBeGreaterThan(20);
  expect(
    styleDifferences(
      shown.flatMap((i) => before[i] ?? []),
      shown.flatMap((i) => after[i] ?? []),
    ),
  ).toEqual([]);
});

test('what comes in only with its styles is brought to life like the rest', async ({ page }) => {
  const line = await hold(page, lateStyles);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass(/dressed/);
  // Longer than the scripts need.
  await page.waitForTimeout(500);
  await expect(page.locator('[data-banner]')).not.toBeAttached();
  line.release();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page.locator('[data-count]')).toHaveText('2 / 6');
});

test('where the styles of what is below are lost, that is shown all the same, with small drawings', async ({
  page,
  pageProblems,
}) => {
  await page.route(lateStyles, (route) => route.abort());
  await page.goto(address);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await largeDrawings(page)).toBe(0);
  expect(pageProblems.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is painted before all styles are there', async ({ page }) => {
    const line = await hold(page, lateStyles);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForTimeout(300);
    expect(await isPainted(page)).toBe(false);
    line.release();
    await expect.poll(() => isPainted(page)).toBe(true);
    await expect(page.getByRole('contentinfo')).toHaveCSS('border-top-style', 'solid');
  });
});

function linkedStyles(each: string): string {
  return /<link rel="stylesheet" href="([^"]*)"/.exec(builtPage(each).html)?.[1] ?? '';
}

const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** How many elements are shown of what stands behind the link. */
function shownBelow(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('link[rel=stylesheet] ~ *, link[rel=stylesheet] ~ * *, main ~ *')].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }),
      ).length,
  );
}

/** How many of the drawings below the first screen are more than icons. */
function largeDrawings(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('link ~ * :not(svg) > svg, main ~ * :not(svg) > svg')].filter(
        (svg) => svg.getBoundingClientRect().width > 60,
      ).length,
  );
}
