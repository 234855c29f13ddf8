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

test('on a wide window the contents stay beside the text, say where one is, and close on Escape', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto(`${address}#penalties`);
  const fold = page.getByRole('navigation', { name: 'Contents' }).locator('summary');
  await expect(fold).toBeInViewport({ ratio: 1 });
  const [tab, header] = [await fold.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(tab?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  const current = page.locator('main nav a[href="#penalties"]');
  // Waits until the scroll has ended.
  await expect(current).toHaveAttribute('aria-current', 'location');
  await fold.click();
  await expect(current).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(current).toBeHidden();
  await expect(fold).toBeFocused();
});

test('sources and long tables fold on a phone alone; a link to a source opens its list, and paper has all', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(address);
  const [source, row] = [page.locator('#source-1'), page.getByRole('row', { name: /Human oversight/ })];
  for (const folded of [source, row]) await expect(folded).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const folded of [source, row]) await expect(folded).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const mark = page.locator('main a[href="#source-1"]:visible').first();
  await expect(mark).toHaveAccessibleName('Source 1');
  await mark.click();
  await expect(source).toBeInViewport();
  await page.setViewportSize(wide);
  for (const folded of [source, row]) await expect(folded).toBeVisible();
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
