import { expect, test } from '../fixtures.ts';
import { menuName, menuPanel } from '../support/menu.ts';

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

  test('a drawer closes when the focus leaves it', async ({ page }) => {
    await page.goto('/about');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.locator('summary', { hasText: 'Demo' }).click();
    await main.getByRole('link', { name: /Restaurant Reservation/ }).focus();
    await expect(main.locator('[open]')).toHaveCount(1);
    await main.getByRole('link', { name: 'Contact' }).focus();
    await expect(main.locator('[open]')).toHaveCount(0);
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
});

test.describe('the panel of small screens', () => {
  test.use({ viewport: small });

  test('closes on its name and on the dimmed strip, whose click reaches nothing else', async ({ page }) => {
    await page.goto('/');
    const panel = menuPanel(page);
    await menuName(page).click();
    await menuName(page).click();
    await expect(panel).toBeHidden();
    await menuName(page).click();
    await expect(panel).toBeVisible();
    const link = page.getByRole('main').getByRole('link').first();
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
    await page.mouse.click(x + 2, y + 2);
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('traps the focus while it is open', async ({ page }) => {
    await page.goto('/');
    await menuName(page).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).focus();
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer, .skip'))).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('[inert]:not([data-slide])')).toHaveCount(0);
  });

  test('has the entries of the header, and closes when one is chosen', async ({ page }) => {
    await page.goto('/');
    await menuName(page).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Home', 'Services', 'About', 'News', 'Contact']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await menu.locator('summary', { hasText: 'AI Regulations' }).click();
    await menu.getByRole('link', { name: 'EU AI Act' }).click();
    await expect(page).toHaveURL(/\/ai-regulations\/eu-ai-act$/);
    await expect(menuPanel(page)).toBeHidden();
  });
});
