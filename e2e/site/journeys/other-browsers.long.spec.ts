import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Chromium without a feature that other browsers or visitors lack. */
const count = (page: Page) => page.locator('[data-count]');

const fontsAndPictures = (page: Page) =>
  page.evaluate(() => ({
    arePicturesShown: [...document.images].every((image) => image.getClientRects().length > 0),
    face: getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily.split(',')[0],
  }));
const complete = { arePicturesShown: true, face: '"Brygada 1918 Variable"' };

test('without scrollend a swipe of the banner counts, and its button can be pressed', async ({ page }) => {
  await page.addInitScript(() => {
    for (const owner of [HTMLElement.prototype, Document.prototype, window])
      Reflect.deleteProperty(owner, 'onscrollend');
    window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await page.goto('/');
  await page.locator('[data-do="toggle"]').click();
  await page.evaluate(() => {
    const strip = document.querySelector('[data-strip]');
    strip?.scrollTo({ left: 2 * strip.clientWidth, behavior: 'smooth' });
  });
  await expect(count(page)).toHaveText('3 / 6');
  await expect(page.locator('[data-slide]').nth(2)).not.toHaveAttribute('inert');
  await expect(page.locator('[data-slide]:not([inert])')).toHaveCount(1);
});

test('where a policy blocks all scripts, pictures and face are there', async ({ page, pageProblems }) => {
  await page.route('/news', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    await route.fulfill({ response, headers });
  });
  await page.goto('/news', { waitUntil: 'commit' });
  await page.waitForLoadState();
  expect(await fontsAndPictures(page)).toEqual(complete);
  pageProblems.length = 0;
});

test('one failing enhancement does not stop the others', async ({ page, pageProblems }) => {
  // The navigation reads the window's width as it starts, in the script that starts everything.
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (query.includes('80rem')) throw new Error('not in this browser');
      return matchMedia.call(window, query);
    };
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Search the site' });
  await field.fill('iso');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(pageProblems.join()).toContain('not in this browser');
  pageProblems.length = 0;
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the marks of sources are 24 px apart or wide, in letters of 12 px', async ({ page }) => {
    for (const address of ['/news/agentic-ai-governance', '/ai-regulations/eu-ai-act']) {
      await page.goto(address);
      const marks = await page
        .locator('main a[href^="#source-"]:visible')
        .evaluateAll((all) =>
          all.map((mark) => ({
            px: Number.parseFloat(getComputedStyle(mark).fontSize),
            ...mark.getBoundingClientRect().toJSON(),
          })),
        );
      expect(marks.length).toBeGreaterThan(3);
      for (const { px, width, height } of marks) {
        expect(px).toBeGreaterThanOrEqual(12);
        expect(width).toBeGreaterThanOrEqual(24);
        expect(height).toBeGreaterThanOrEqual(24);
      }
    }
  });
});

test('prints the colours of charts, and no arrow of a link', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/ai-regulations/eu-ai-act');
  await expect(page.locator('figure svg[width]').first()).toHaveCSS('print-color-adjust', 'exact');
  await expect(page.locator('a[target] > svg').and(page.locator(':visible'))).toHaveCount(0);
});
