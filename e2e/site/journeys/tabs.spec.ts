import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const address = '/services/data-protection-trustmark';
const names = ['Requirements', 'Our Process', 'Standards'];

test.describe('the trustmark’s tabs', () => {
  test('Requirements is open at first, the other panels are closed', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('tab')).toHaveText(names);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Requirements');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Requirements');
  });

  test('a click opens a tab, and Back returns to the one before', async ({ page }) => {
    await page.goto(address);
    await page.getByRole('tab', { name: 'Our Process' }).click();
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Our Process');
    await expect(page).toHaveURL(`${address}#process`);
    await page.getByRole('tab', { name: 'Standards' }).click();
    await page.goBack();
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Our Process');
    await page.goBack();
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Requirements');
  });

  test('arrow keys go round, Home and End go to the ends, Tab goes on to the panel', async ({ page }) => {
    await page.goto(address);
    await page.getByRole('tab', { name: 'Requirements' }).focus();
    for (const [key, name] of [
      ['ArrowRight', 'Our Process'],
      ['End', 'Standards'],
      ['ArrowRight', 'Requirements'],
      ['ArrowLeft', 'Standards'],
      ['Home', 'Requirements'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('tab', { name })).toBeFocused();
      await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: 'Requirements' })).toBeFocused();
  });

  test('a link with the panel’s name opens it, with its tab in view', async ({ page }) => {
    await page.goto(`${address}#process`);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Our Process');
    await expect(page.getByRole('tab', { name: 'Our Process' })).toBeInViewport();
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeInViewport();
  });

  test('a panel that a link leads to gets no focus ring, and all tabs fit a narrow window', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${address}#standards`);
    await expect(page.getByRole('tabpanel')).not.toBeFocused();
    for (const name of names) await expect(page.getByRole('tab', { name })).toBeInViewport({ ratio: 1 });
  });

  test('a link to another part of the page leaves the open tab open', async ({ page }) => {
    await page.goto(`${address}#process`);
    await page.evaluate(() => {
      location.hash = '#questions';
    });
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Our Process');
  });

  test('a link from another page to a section below the tabs leads to it', async ({ page }) => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await page.goto('/news/singapore-data-protection-trustmark');
      await page.locator(`main a[href^="${address}#"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`${address}#`));
      await expectTargetAtTop(page);
    }
  });

  test('all panels are printed', async ({ page }) => {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    for (const name of names) await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(page.getByText('Gap assessment against SS 714', { exact: true })).toBeVisible();
  });
});

async function expectTargetAtTop(page: Page) {
  await expect(page.locator('[data-tabs="ready"]')).toHaveCount(1);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const top = document.querySelector(':target')?.getBoundingClientRect().top ?? Number.NaN;
        const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
        const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
        return isAtEnd ? 0 : Math.round(Math.abs(top - padding));
      }),
    )
    .toBeLessThanOrEqual(2);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all three panels of the trustmark page show, each under its name', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('tab')).toHaveCount(0);
    for (const name of names) await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(page.getByText('Gap assessment against SS 714', { exact: true })).toBeVisible();
    await expect(page.getByText('SS 714:2025').last()).toBeVisible();
  });
});
