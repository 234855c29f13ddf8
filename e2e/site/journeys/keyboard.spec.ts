import { expect, test } from '../fixtures.ts';
import { menuName, menuPanel } from '../support/menu.ts';

const small = { width: 390, height: 600 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('with the keyboard alone', () => {
  test('the menu of small screens opens, every entry is reached in sight, and Escape returns to its button', async ({
    page,
  }) => {
    await page.setViewportSize(small);
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
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
});
