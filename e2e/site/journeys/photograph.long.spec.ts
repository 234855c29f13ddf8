import type { Page } from '@playwright/test';
import { builtPage, sitemap } from '../built-site.ts';
import { elements } from '../elements.ts';
import { expect, test } from '../fixtures.ts';
import { isArticle } from '../routes.ts';
import { hold } from './hold.ts';

const article =
  sitemap()
    .addresses.filter(isArticle)
    .find((address) =>
      elements(builtPage(address), 'img').some((image) => image.attributes.has('data-original')),
    ) ?? '';
const optimised = /\/_astro\/photo-.*_.*\.(?:avif|webp)$/;
const photograph = (page: Page) =>
  page.locator('main picture:has(source[type="image/avif"]) img, main img[data-original]').first();
const opacityOf = (page: Page) => photograph(page).evaluate((image) => getComputedStyle(image).opacity);

test.describe('the responsive image of an article (sections 4, 8 and 9)', () => {
  test('offers the specified widths as AVIF and WebP, and loads late', async ({ page }) => {
    await page.goto(article);
    const sources = page.locator('main picture:has(img[data-original]) source');
    const widths = await sources.evaluateAll((all) =>
      all.map((source) =>
        [...(source.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => width),
      ),
    );
    expect(widths).toEqual([
      ['320', '640', '768', '1024', '1280'],
      ['320', '640', '768', '1024', '1280'],
    ]);
    await expect(photograph(page)).toHaveAttribute('loading', 'lazy');
  });

  test('fades in when it has loaded', async ({ page }) => {
    const answer = await hold(page, optimised);
    await page.goto(article);
    await photograph(page).evaluate((image) => image.scrollIntoView());
    expect(await opacityOf(page)).toBe('0');
    answer.release();
    await expect.poll(() => opacityOf(page)).toBe('1');
    await expect(photograph(page)).toHaveCSS('transition-property', 'opacity');
  });

  test('does not move where reduced motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(article);
    await expect(photograph(page)).not.toHaveCSS('transition-property', 'opacity');
  });

  test('shows the original where the optimised file fails', async ({ page, pageProblems }) => {
    await page.route(optimised, (route) => route.abort());
    await page.goto(article);
    const image = photograph(page);
    const original = await image.getAttribute('data-original');
    await image.evaluate((one) => one.scrollIntoView());
    const shown = page.locator(`main img[src="${original}"]`);
    await expect
      .poll(() =>
        shown.evaluate((img: HTMLImageElement) => [new URL(img.currentSrc).pathname, img.naturalWidth > 0]),
      )
      .toEqual([original, true]);
    await expect(shown).toHaveCSS('opacity', '1');
    // The failed request is the browser's own message.
    pageProblems.length = 0;
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('is shown', async ({ page }) => {
      await page.goto(article);
      await photograph(page).evaluate((image) => image.scrollIntoView());
      await expect(photograph(page)).toHaveCSS('opacity', '1');
    });
  });
});
