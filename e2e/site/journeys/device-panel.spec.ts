import type { Page } from '@playwright/test';
import { enquiryDraftPrefix, searchEventsKey, searchSessionKey } from '@vanda/site/config/storage-keys';
import { expect, test } from '../fixtures.ts';
import { expectNoBarriers } from '../support/barriers.ts';

const policy = '/privacy-policy';
const row = (page: Page, key: string) => page.locator(`[data-kept="${key}"]`);

const countSearches = (page: Page): Promise<number> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]').length, searchEventsKey);

async function search(page: Page, query: string): Promise<void> {
  const before = await countSearches(page);
  await page.getByRole('combobox', { name: 'Search the site' }).fill(query);
  await expect.poll(() => countSearches(page)).toBe(before + 1);
}

test.use({ viewport: { width: 1440, height: 900 } });

test('lists every key that the site stores on the device @long', async ({ page }) => {
  // A form and a search store keys; pages store none by themselves (every-page/looks.spec.ts).
  await page.goto('/contact');
  await search(page, 'trustmark');
  await page.getByRole('textbox', { name: /^name/i }).fill('A visitor');
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys.sort()).toEqual([`${enquiryDraftPrefix}contact`, searchEventsKey, searchSessionKey].sort());
  expect(await page.context().cookies()).toEqual([]);

  await page.goto(policy);
  for (const key of [searchEventsKey, searchSessionKey, enquiryDraftPrefix])
    await expect(row(page, key).locator('[data-amount]')).toHaveText(/^1 entry, \d+ characters\.$/);
  await row(page, enquiryDraftPrefix).getByText('Show it').click();
  await expect(row(page, enquiryDraftPrefix).locator('pre')).toContainText('A visitor');
  await page.getByRole('button', { name: 'Delete everything' }).focus();
  await expect(page.getByText('Your searches in figures')).toBeVisible();
  await expectNoBarriers(page, 'full', '[data-device-panel]');
  await expect(page.locator('[data-kept]')).toHaveCount(5);
});

test('the panel sums the searches up; one button deletes everything, others one thing', async ({ page }) => {
  await page.goto(policy);
  for (const text of ['Your searches in figures', 'Your browser sends the Global Privacy Control signal, so'])
    await expect(page.getByText(text)).toBeHidden();
  for (const query of ['trustmark', 'zzyzx', 'trustmark']) await search(page, query);
  await page.getByRole('button', { name: 'Delete everything' }).focus();
  await expect(page.locator('[data-stat="totalSearches"]')).toHaveText('3');
  await expect(page.locator('[data-stat="uniqueQueries"]')).toHaveText('2');
  await expect(page.locator('[data-queries="topQueries"] li').first()).toHaveText('trustmark2');
  await expect(page.locator('[data-queries="noResultQueries"] li')).toHaveText(['zzyzx1']);

  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.locator('[data-device-panel] [role="status"]')).toHaveText(
    'Deleted from this device: searches, session number, form drafts, check answers, systems checked.',
  );
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await expect(page.getByText('Your searches in figures')).toBeHidden();
  await expect(row(page, searchEventsKey).locator('[data-amount]')).toHaveText('Nothing is kept.');
  await expectNoBarriers(page, 'deleted', '[data-device-panel]');

  // Deletes one entry and keeps the others.
  await search(page, 'copilot');
  await page.getByRole('button', { name: 'Delete: Searches' }).press('Enter');
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys).toEqual([searchSessionKey]);
});

test('the panel says so when the browser asks for privacy', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(policy);
  await expect(page.getByText('Your browser sends the Global Privacy Control signal, so')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hides the search box and names what can be stored', async ({ page }) => {
    await page.goto(policy);
    await expect(page.getByRole('combobox', { includeHidden: true }).first()).toBeHidden();
    await expect(row(page, searchEventsKey)).toContainText('Your last 1,000 searches');
    await expect(page.getByRole('button', { name: 'Delete everything' })).toBeHidden();
    await expect(page.getByText('Showing and deleting needs JavaScript')).toBeVisible();
  });
});
