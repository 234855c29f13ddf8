import { hangingLine, isShownWhole } from '../engines/slow-line.ts';
import { expect, test } from '../fixtures.ts';
import { hold } from './hold.ts';

const address = '/services/professional-scrum-master';
const phone = { width: 390, height: 844 };

test.beforeEach(({ page }) => page.setViewportSize(phone));
for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('shows the whole page with its styles while every other file hangs', async ({
      page,
      baseURL,
      pageProblems,
    }) => {
      const line = await hangingLine(baseURL ?? '');
      await page.goto(line.origin + address, { waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(isShownWhole)).toBe(true);
      line.close();
      // The proxy has another origin and breaks its connections, which the page reports as problems.
      pageProblems.length = 0;
    });
  });

test('loads modules, font and lazy pictures after the first paint', async ({ page }) => {
  await page.goto('/news/iso42001-game-changer');
  await expect(page.locator('html')).toHaveClass(/fonts-ready/);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\.js$/.test(name)),
  );
  const { paintedMs, early } = await page.evaluate(() => {
    const paintedMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const early = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.(?:js|woff2|avif|webp)$/.test(name) && startTime < paintedMs);
    return { paintedMs, early: early.map(({ name }) => name) };
  });
  expect(paintedMs).toBeGreaterThan(0);
  expect(early).toEqual([]);
});

test('loads modules, font and pictures after three seconds in browsers without PerformanceObserver @long', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PerformanceObserver'));
  await page.clock.install();
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForLoadState();
  await page.clock.fastForward(3000);
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/fonts-ready/);
});

test('a link tapped before the modules are there leads to its place @long', async ({ page }) => {
  const line = await hold(page, /\/_astro\/.*\.js$/);
  await page.goto('/services/data-protection-trustmark', { waitUntil: 'commit' });
  await page.getByText('On this page').first().click();
  await page.locator('[data-contents] a[href="#sources"]').first().click();
  await expect(page.locator('#sources')).toBeInViewport();
  line.release();
});

test('a button pressed before the modules are there does its work once they are @long', async ({ page }) => {
  const trustmark = '/services/data-protection-trustmark';
  let line = await hold(page, /\/_astro\/.*\.js$/);
  await page.goto(trustmark, { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Standards' }).click();
  line.release();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Standards');

  line = await hold(page, /\/_astro\/.*\.js$/);
  await page.goto(trustmark, { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Yes, and we can show it' }).first().check();
  await page.getByRole('button', { name: 'Next' }).click();
  line.release();
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  await expect(page).toHaveURL(trustmark);

  await page.evaluate(() => localStorage.setItem('search-events', '[]'));
  line = await hold(page, /\/_astro\/.*\.js$/);
  await page.goto('/privacy-policy', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Delete: Searches' }).click();
  line.release();
  await expect(page.getByText('Deleted from this device: searches.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('going back to a page that was opened with a fragment restores the scroll position @long', async ({
  page,
}) => {
  // Playwright disables the back-forward cache.
  await page.goto('/services/compliance#sources');
  await expect(page.locator('#sources')).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.goto('/about');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});
