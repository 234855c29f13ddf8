import { expect, test } from '../fixtures.ts';
import { menuName } from '../support/menu.ts';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', () => {
  test('the main navigation leads to the pages it names', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const link = page.getByRole('navigation').first().getByRole('link', { name: 'Services', exact: true });
    await link.click();
    await expect(page).toHaveURL('/services');
    await expect(link).toHaveAttribute('aria-current', 'page');
  });

  test('a dropdown of the navigation opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await page.getByText('AI Applications', { exact: true }).first().click();
    await page
      .getByRole('link', { name: /^Healthcare/ })
      .first()
      .click();
    await expect(page).toHaveURL('/ai-applications/healthcare');
  });

  test('the menu of small screens opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
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
