import { expect, test } from '../fixtures.ts';
import { expectNoBarriers } from '../support/barriers.ts';
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
    await expectNoBarriers(page, 'drawer open', 'header');
    await page.keyboard.press('Escape');
    await expect(main.getByRole('link', { name: /^EU AI Act/ })).toBeHidden();
    await expect(main.locator('summary', { hasText: 'AI Regulations' })).toBeFocused();
  });

  test('a drawer closes when the focus leaves it, and on a click beside it', async ({ page }) => {
    await page.goto('/about');
    const main = page.getByRole('navigation', { name: 'Main' });
    const leave = [
      () => main.getByRole('link', { name: 'Contact' }).focus(),
      () => page.mouse.click(720, 860),
    ];
    for (const close of leave) {
      await main.locator('summary', { hasText: 'Demo' }).click();
      await main.getByRole('link', { name: /Restaurant Reservation/ }).focus();
      await expect(main.locator('[open]')).toHaveCount(1);
      await close();
      await expect(main.locator('[open]')).toHaveCount(0);
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

  test('has the entries of the header, and closes when one is chosen', async ({ page }) => {
    await page.goto('/');
    await menuName(page).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Home', 'Services', 'About', 'News', 'Contact'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    await menu.locator('summary', { hasText: 'AI Regulations' }).click();
    await expectNoBarriers(page, 'group open', 'header');
    await menu.getByRole('link', { name: 'EU AI Act' }).click();
    await expect(page).toHaveURL(/\/ai-regulations\/eu-ai-act$/);
    await expect(menuPanel(page)).toBeHidden();
  });

  test('by keyboard every entry is reached in sight, the focus stays inside, and Escape returns it to the button', async ({
    page,
  }) => {
    await page.goto('/about');
    const menu = menuPanel(page);
    for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
    const button = menuName(page);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    const stops: string[] = [];
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      const focused = menu.locator(':focus');
      if ((await focused.count()) === 0) break;
      await expect(focused).toBeInViewport({ ratio: 0.99 });
      stops.push((await focused.textContent())?.trim() ?? '');
      const isFolded = await focused.evaluate((element) => element.matches('details:not([open]) > summary'));
      if (isFolded) await page.keyboard.press('Enter');
    }
    for (const name of ['Home', 'Healthcare', 'EU AI Act', 'Contact'])
      expect(
        stops.filter((stop) => stop.startsWith(name)),
        name,
      ).not.toEqual([]);
    for (let i = 0; i < 3; i++) {
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer, .skip'))).toBeNull();
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.locator('[inert]:not([data-slide])')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the navigation and its drawers lead to the pages they name', async ({ page }) => {
    await page.setViewportSize(large);
    await page.goto('/');
    const main = page.getByRole('navigation').first();
    await main.locator('summary', { hasText: 'AI Applications' }).click();
    await main.getByRole('link', { name: /^Healthcare/ }).click();
    await expect(page).toHaveURL('/ai-applications/healthcare');
    const link = main.getByRole('link', { name: 'Services', exact: true });
    await link.click();
    await expect(page).toHaveURL('/services');
    await expect(link).toHaveAttribute('aria-current', 'page');
  });

  test('the menu of small screens opens and leads on', async ({ page }) => {
    await page.setViewportSize(small);
    await page.goto('/about');
    await menuName(page).click();
    await page
      .getByRole('link', { name: 'Contact', exact: true })
      .and(page.locator(':visible'))
      .first()
      .click();
    await expect(page).toHaveURL('/contact');
  });
});
