import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNoBarriers } from '../support/barriers.ts';

const address = '/ai-regulations/eu-ai-act';
const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

test('on a phone the contents unfold by keyboard, lead to a section below the header, and fold again', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(address);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expectNoBarriers(page, 'folded out', '[data-contents]');
  await contents.getByRole('link', { name: 'Penalties' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}#penalties`);
  const heading = page.getByRole('heading', { name: 'Penalties' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  await expect(contents.getByRole('link', { name: 'Penalties' })).toBeHidden();
});

test('the contents are a line under the beginning of the page, and from 1440 px marks in the margin that say where one is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto(address);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const [line, title] = [await contents.boundingBox(), await page.locator('h1').boundingBox()];
  expect(line?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  await expect(contents.getByText('Penalties')).toBeVisible();

  await page.setViewportSize(wide);
  await page.goto(`${address}#penalties`);
  const current = contents.locator('a[href="#penalties"]');
  // Waits until the scroll has ended.
  await expect(current).toHaveAttribute('aria-current', 'location');
  await expect(current).toBeInViewport({ ratio: 1 });
  const [mark, text] = [await current.boundingBox(), await page.locator('#penalties .wrap').boundingBox()];
  expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThanOrEqual(text?.x ?? 0);
  await current.focus();
  await expect(contents.getByText('Penalties')).toBeInViewport({ ratio: 1 });
});

test('long tables and sources fold on a phone, and sources after six on every window; a link to a source opens its lists, and paper has all', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(address);
  const row = page.getByRole('row', { name: /Human oversight/ });
  const sources = [1, 7].map((number) => page.locator(`#source-${number}`));
  for (const folded of [...sources, row]) await expect(folded).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const folded of [...sources, row]) await expect(folded).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.setViewportSize(wide);
  await page.goto('/services');
  await page.goto(address);
  const [first, seventh] = sources;
  await expect(row).toBeVisible();
  await expect(first as Locator).toBeVisible();
  await expect(seventh as Locator).toBeHidden();
  for (const size of [wide, phone]) {
    await page.setViewportSize(size);
    await page.goto('/services');
    await page.goto(address);
    const mark = page.locator('main a[href="#source-7"]:visible').first();
    await expect(mark).toHaveAccessibleName('Source 7');
    await mark.click();
    await expect(seventh as Locator).toBeInViewport();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents unfold and lead on', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(address);
    await page.locator('main nav summary').click();
    await page.locator('main nav').getByRole('link', { name: 'Penalties' }).click();
    await expect(page.getByRole('heading', { name: 'Penalties' })).toBeInViewport();
  });
});
