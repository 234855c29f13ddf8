import { expect, test } from '../fixtures.ts';
import { withWideFace } from '../text-faces.ts';

const large = { width: 1440, height: 900 };
const small = { width: 390, height: 844 };

test.describe('the navigation of large screens', () => {
  test.use({ viewport: large });

  test('opens one drawer at a time; Escape closes it and returns the focus to its name', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.locator('summary', { hasText: 'AI Applications' }).click();
    await expect(main.getByRole('link', { name: /^Healthcare/ })).toBeVisible();
    await main.locator('summary', { hasText: 'AI Regulations' }).click();
    await expect(main.getByRole('link', { name: /^EU AI Act/ })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Healthcare/ })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(main.getByRole('link', { name: /^EU AI Act/ })).toBeHidden();
    await expect(main.locator('summary', { hasText: 'AI Regulations' })).toBeFocused();
  });

  test('a click beside an open drawer closes it', async ({ page }) => {
    await page.goto('/about');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.locator('summary', { hasText: 'Demo' }).click();
    await expect(main.getByRole('link', { name: /Restaurant Reservation/ })).toBeVisible();
    await page.mouse.click(720, 860);
    await expect(main.getByRole('link', { name: /Restaurant Reservation/ })).toBeHidden();
  });

  test('the Demo links open a new tab and say so', async ({ page }) => {
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Main' }).locator('a[target="_blank"]');
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('rel', 'noopener');
      await expect(link).toContainText('(opens in a new tab)');
    }
  });

  test.describe('marks the current entry by path prefix, Home only on /', () => {
    for (const [path, current] of [
      ['/', ['Home']],
      ['/services', ['Services']],
      ['/services/iso27001', ['Services']],
      ['/about', ['About']],
    ] as const) {
      test(path, async ({ page }) => {
        await page.goto(path);
        const marked = page.getByRole('navigation', { name: 'Main' }).locator('ul > li > a[aria-current]');
        expect(await marked.allInnerTexts()).toEqual(current);
      });
    }
  });
});

test.describe('the panel of small screens', () => {
  test.use({ viewport: small });

  test('opens from the menu button, closes on Escape, and the focus returns to the button', async ({
    page,
  }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.click();
    await expect(page.locator('#menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu')).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('closes on its button and on the backdrop', async ({ page }) => {
    await page.goto('/');
    const panel = page.locator('#menu');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(panel).toBeVisible();
    await page.mouse.click(10, 500);
    await expect(panel).toBeHidden();
  });

  test('holds the entries of the header, and closes when one is chosen', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    for (const name of ['Home', 'Services', 'About', 'News', 'Contact']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await menu.getByText('AI Regulations').click();
    await menu.getByRole('link', { name: 'EU AI Act' }).click();
    await expect(page).toHaveURL(/\/ai-regulations\/eu-ai-act$/);
    await expect(page.locator('#menu')).toBeHidden();
  });
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test(
  'the home page stays under 7,000 px on a phone, on both clocks',
  withWideFace,
  async ({ page, setClock }) => {
    await page.setViewportSize(small);
    for (const moment of ['2025-08-01T09:00:00+08:00', '2026-11-21T09:00:00+08:00']) {
      await setClock(moment);
      await page.goto('/');
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7000);
    }
  },
);

test('the footer holds address, UEN, copyright, quick links, e-mail and website', async ({ page }) => {
  await page.goto('/news');
  const footer = page.getByRole('contentinfo');
  for (const text of [
    '1 Example Quay #10-01',
    'UEN 202400000Z',
    '© 2025',
    'hello@vanda.example',
    'vanda.example',
  ]) {
    await expect(footer).toContainText(text);
  }
  const links = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
  expect(await links.allInnerTexts()).toEqual([
    'Services',
    'About',
    'News',
    'Contact',
    'Data Privacy Policy',
  ]);
});
