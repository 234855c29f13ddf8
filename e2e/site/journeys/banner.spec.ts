import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNoBarriers } from '../support/barriers.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const banner = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const count = (page: Page) => page.locator('[data-count]');

/** Opens the home page with the pointer away from the banner and a stopped clock. */
async function open(page: Page) {
  await page.clock.install();
  await page.mouse.move(5, 5);
  await page.goto('/');
  await expect(banner(page).getByRole('button', { name: 'Next slide' })).toBeVisible();
}

test('advances every 4 seconds, wraps, and counts', async ({ page }) => {
  await open(page);
  await expect(count(page)).toHaveText('1 / 6');
  await page.clock.runFor(4000);
  await expect(count(page)).toHaveText('2 / 6');
  await page.clock.runFor(5 * 4000);
  await expect(count(page)).toHaveText('1 / 6');
});

test('a manual action pauses it, and it resumes 5 seconds later', async ({ page }) => {
  await open(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-do="next"]')?.click());
  await expect(count(page)).toHaveText('2 / 6');
  await expect(page.locator('[data-mode]')).toHaveText('Paused');
  await page.clock.runFor(4900);
  await expect(count(page)).toHaveText('2 / 6');
  await page.clock.runFor(100 + 4000);
  await expect(count(page)).toHaveText('3 / 6');
});

test('pauses while hovered or focused', async ({ page }) => {
  await open(page);
  await banner(page).locator('[data-banner]').hover();
  await page.clock.runFor(20_000);
  await expect(count(page)).toHaveText('1 / 6');
  await page.mouse.move(5, 5);
  await page.clock.runFor(4000);
  await expect(count(page)).toHaveText('2 / 6');
  await page.keyboard.press('Tab');
  await banner(page).getByRole('button', { name: 'Next slide' }).focus();
  await page.clock.runFor(20_000);
  await expect(count(page)).toHaveText('2 / 6');
});

test('only the slide that shows can be reached, and only manual changes are announced', async ({ page }) => {
  await open(page);
  await page.clock.runFor(4000);
  const status = banner(page).getByRole('status');
  await expect(status).toHaveText('');
  await expect(banner(page).locator('li:not([inert])')).toHaveCount(1);
  await banner(page).getByRole('button', { name: 'Slide 5 of 6' }).click();
  await expect(status).toHaveText('Slide 5 of 6: Expert Training Programs');
});

test('the pause button stops it until it is pressed again', async ({ page }) => {
  await open(page);
  await banner(page).getByRole('button', { name: 'Pause auto-play' }).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(30_000);
  await expect(count(page)).toHaveText('1 / 6');
  await expect(banner(page).getByRole('button', { name: 'Start auto-play' })).toBeVisible();
  await expectNoBarriers(page, 'stopped', '[data-banner]');
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it does not start by itself', async ({ page }) => {
    await open(page);
    await page.clock.runFor(30_000);
    await expect(count(page)).toHaveText('1 / 6');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all six slides are there to scroll to, and no button pretends', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page).getByRole('heading', { level: 2 })).toHaveCount(6);
    await expect(page.locator('[data-controls]')).toBeHidden();
  });
});
