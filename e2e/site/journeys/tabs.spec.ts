import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNoBarriers } from '../support/barriers.ts';

const address = '/services/data-protection-trustmark';
const names = ['Requirements', 'Our Process', 'Standards'];

test.describe('the trustmark’s tabs', () => {
  test('Requirements is open at first; a click opens another, and Back returns to the one before', async ({
    page,
  }) => {
    const panel = page.getByRole('tabpanel');
    await page.goto(address);
    await expect(page.getByRole('tab')).toHaveText(names);
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName('Requirements');
    await expectNoBarriers(page, 'Requirements', '[data-tabs]');
    await page.getByRole('tab', { name: 'Our Process' }).click();
    await expect(panel).toHaveAccessibleName('Our Process');
    await expect(page).toHaveURL(`${address}#process`);
    await expectNoBarriers(page, 'Our Process', '[data-tabs]');
    await page.getByRole('tab', { name: 'Standards' }).click();
    await expectNoBarriers(page, 'Standards', '[data-tabs]');
    await page.goBack();
    await expect(panel).toHaveAccessibleName('Our Process');
    await page.goBack();
    await expect(panel).toHaveAccessibleName('Requirements');
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

  test('a link with the panel’s name opens it, its tab in view and without a focus ring; a link elsewhere leaves it open @long', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${address}#process`);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Our Process');
    for (const name of names) await expect(page.getByRole('tab', { name })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeInViewport();
    await expect(page.getByRole('tabpanel')).not.toBeFocused();
    await page.evaluate(() => {
      location.hash = '#questions';
    });
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Our Process');
  });

  test('a link from another page to a section below the tabs leads to it @long', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/news/singapore-data-protection-trustmark');
    await page.locator(`main a[href^="${address}#"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${address}#`));
    await expectTargetAtTop(page);
  });

  test('all panels are printed @long', async ({ page }) => {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    for (const name of names) await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(page.getByText('Gap assessment against SS 714', { exact: true })).toBeVisible();
  });
});

async function expectTargetAtTop(page: Page) {
  await expect(page.locator('[data-tabs]:not([data-unready])')).toHaveCount(1);
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
