import { expect, test } from '../fixtures.ts';
import { menuName, menuPanel } from '../support/menu.ts';

const _large = { width: 1440, height: 700 };
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
    expect(stops).toEqual(expect.arrayContaining(['Home', 'Healthcare', 'EU AI Act', 'Contact']));
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('a tool is answered to its result, which takes the focus', async ({ page }) => {
    await page.setViewportSize(small);
    await page.goto('/services/data-protection-trustmark');
    const tool = page.locator('[data-tool]');
    await tool.getByRole('radio').first().focus();
    while (await tool.locator('form').isVisible()) {
      await expect(tool.locator('input:focus')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    const result = tool.locator('[data-result]:focus');
    await expect(result).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(tool.locator(':focus')).toBeInViewport({ ratio: 1 });
  });
});
