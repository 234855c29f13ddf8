import { devices, type Page } from '@playwright/test';
import { addressesUnderTest, builtPage } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { computedStyles, styleDifferences } from '../support/computed-styles.ts';
import { hold } from './hold.ts';

/** The styles of what is below a page's first screen. */
const lateStyles = /\/_astro\/late\..*\.css$/;
const phone = { width: 390, height: 844 };

/** The first page that comes in two parts and leads to its sources from the list at its head. */
const address =
  addressesUnderTest().find((each) => {
    const { html } = builtPage(each);
    return lateStyles.test(linkedStyles(html)) && html.includes('<li><a href="#sources">');
  }) ?? 'none';

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
  await expect(page.locator('[data-banner]')).toBeHidden();
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

test('on paper what is below stands even while its styles are on their way', async ({ page }) => {
  const line = await hold(page, lateStyles);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass(/late/);
  await page.emulateMedia({ media: 'print' });
  expect(await shownBelow(page)).toBeGreaterThan(0);
  line.release();
});

test.describe('on a phone', () => {
  const { userAgent, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ userAgent, isMobile, hasTouch });

  test('the styles of what is below are asked for once the first screen is painted', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const { askedMs, paintedMs } = await page.evaluate(askedAndPainted);
    expect(paintedMs).toBeGreaterThan(0);
    expect(askedMs).toBeGreaterThanOrEqual(paintedMs);
  });

  for (const [what, mark, place] of [
    ['an anchor', '#sources', '#sources'],
    ['a text to mark', '#:~:text=Quick%20Links', 'footer :text("Quick Links")'],
  ] as const) {
    test(`a link to ${what} below the first screen leads there`, async ({ page }) => {
      const line = await hold(page, lateStyles);
      const opened = page.goto(address + mark);
      // Asked for before anything below can be seen.
      await page.waitForRequest(lateStyles);
      line.release();
      await opened;
      await expect(page.locator(place)).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(phone.height);
    });
  }

  test('a link of the first screen, tapped before what it leads to is there, leads there', async ({
    page,
  }) => {
    const line = await hold(page, lateStyles);
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByText('On this page').tap();
    await page.locator('[data-contents] a[href="#sources"]').tap();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    line.release();
    await expect(page.locator('#sources')).toBeInViewport();
  });

  test('a page that is loaded again comes back to its place', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  });

  test('a page that nobody looks at yet asks for all styles at once', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
    });
    await page.goto(address);
    await expect.poll(async () => (await page.evaluate(askedAndPainted)).paintedMs).toBeGreaterThan(0);
    const { askedMs, paintedMs } = await page.evaluate(askedAndPainted);
    expect(askedMs).toBeGreaterThan(0);
    expect(askedMs).toBeLessThan(paintedMs);
  });

  test('who paints nothing, such as a search engine, has all of the page after three seconds', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
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

function linkedStyles(html: string): string {
  return /<link rel="stylesheet" href="([^"]*)"/.exec(html)?.[1] ?? '';
}

const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** When the styles of what is below were asked for, and when the page was painted first, in milliseconds. Runs in the page. */
function askedAndPainted() {
  const asked = performance.getEntriesByType('resource').find(({ name }) => name.includes('/late.'));
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  return { askedMs: asked?.startTime ?? 0, paintedMs: painted?.startTime ?? 0 };
}

/** How many elements are shown of what stands behind the first screen. */
function shownBelow(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll(':is(template, main) ~ *, :is(template, main) ~ * *')].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ).length,
  );
}

/** How many of the drawings below the first screen are more than icons. */
function largeDrawings(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll(':is(template, main) ~ * :not(svg) > svg')].filter(
        (svg) => svg.getBoundingClientRect().width > 60,
      ).length,
  );
}
