import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { contentFile, contentFolder } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoBarriers } from '../support/barriers.ts';

const categories = readdirSync(path.join(contentFolder, 'news')).map(
  (file) => contentFile<{ category: string }>(`news/${file}`).category,
);
const countOf = (category: string) => categories.filter((one) => one === category).length;

const rows = (page: Page) => page.locator('[data-news] li[data-category]');
const shown = (page: Page) => rows(page).filter({ visible: true });
const button = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true });
const status = (page: Page) => page.locator('[data-news]').getByRole('status');

test.describe('the filter of /news', () => {
  test('starts at All; a category shows its articles only and says how many', async ({ page }) => {
    await page.goto('/news');
    await expect(button(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await expect(shown(page)).toHaveCount(categories.length);
    await button(page, 'Technology').click();
    await expect(shown(page)).toHaveCount(countOf('Technology'));
    await expect(status(page)).toHaveText(`${countOf('Technology')} articles in Technology`);
    await expect(button(page, 'Technology')).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, 'All')).toHaveAttribute('aria-pressed', 'false');
    await button(page, 'All').click();
    await expect(shown(page)).toHaveCount(categories.length);
    await expect(status(page)).toHaveText(`${categories.length} articles`);
  });

  test('is part of the address: an unknown category opens unfiltered, and Back returns to the one before @long', async ({
    page,
  }) => {
    await page.goto('/news?category=gardening');
    await expect(button(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await expect(shown(page)).toHaveCount(categories.length);
    await page.goto('/news');
    await button(page, 'Technology').click();
    await expect(page).toHaveURL('/news?category=technology');
    const link = shown(page).first().getByRole('link');
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(shown(page)).toHaveCount(countOf('Technology'));
    await button(page, 'Agile').click();
    await expect(shown(page)).toHaveCount(countOf('Agile'));
    await page.goBack();
    await expect(shown(page)).toHaveCount(countOf('Technology'));
    await page.goBack();
    await expect(shown(page)).toHaveCount(categories.length);
    await expect(page).toHaveURL('/news');
  });

  test('says so when a category is empty @long', async ({ page }) => {
    await page.goto('/news');
    await page.locator('[data-category="agile"]').evaluateAll((all) => {
      for (const row of all) row.remove();
    });
    const empty = page.getByText('No articles found for the selected category.');
    await expect(empty).toBeHidden();
    await button(page, 'Agile').click();
    await expect(empty).toBeVisible();
    await expect(status(page)).toHaveText('0 articles in Agile');
    await expectNoBarriers(page, 'filtered and empty', 'main');
    await button(page, 'All').click();
    await expect(empty).toBeHidden();
  });
});

test.describe('an article', () => {
  const address = '/news/cybersecurity-ai-age';

  test('Share opens the system’s sheet where there is one, and Print the print dialog', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.canShare = () => true;
      navigator.share = async (data) => {
        document.title = JSON.stringify(data);
      };
      window.print = () => {
        document.title = 'printed';
      };
    });
    await page.goto(address);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page).toHaveTitle(
      /"title":"Cybersecurity in the Age of AI: .*"url":"http[^"]*\/news\/cybersecurity-ai-age"/,
    );
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page).toHaveTitle('printed');
  });

  test('Share copies the link where there is no sheet, and shows the address when it can’t @long', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(address);
    const share = page.getByRole('button', { name: 'Share' });
    await share.click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toBeVisible();
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await share.click();
    await expect(page.getByText(/^Copy this address: http.*\/news\/cybersecurity-ai-age$/)).toBeVisible();
    await expectNoBarriers(page, 'not copied', 'main > :has([data-ready])');
  });

  test('prints the article and its sources, without the buttons and the shell', async ({ page }) => {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
    for (const hidden of ['Share', 'Print'])
      await expect(page.getByRole('button', { name: hidden })).toBeHidden();
    await expect(page.getByText('Back to News')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
    const printed = await page
      .locator('#sources a[href^="http"]')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(printed).toContain('http');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all articles show, and no button pretends to filter', async ({ page }) => {
    await page.goto('/news?category=agile');
    await expect(shown(page)).toHaveCount(categories.length);
    await expect(button(page, 'Agile')).toBeHidden();
  });

  test('an article has no Share and no Print', async ({ page }) => {
    await page.goto('/news/cybersecurity-ai-age');
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });
});
