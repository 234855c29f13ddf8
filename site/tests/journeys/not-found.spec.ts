import { expect, test } from '../fixtures.ts';

// Headers, redirects and compression: site/tests/delivery/servers.test.ts, on this server and on nginx.

test('an unknown address gets the not-found page with status 404', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});
