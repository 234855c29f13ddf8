import { expect, test } from '../fixtures.ts';
import { hold } from './hold.ts';

const lateStyles = /\/_astro\/late\..*\.css$/;
const phone = { width: 390, height: 844 };

test('while the styles of what is below the first screen are on their way, its head is there and nothing unstyled is seen', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const line = await hold(page, lateStyles);
  await page.goto('/services/iso27001', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS('text-wrap-style', 'balance');
  await page.mouse.wheel(0, 2000);
  await expect(page.locator('main section').and(page.locator(':visible'))).toHaveCount(0);

  line.release();
  await expect(page.locator('main section').first()).toBeVisible();
  await expect(page.locator('#main > section > .wrap').first()).toHaveCSS('max-width', 'none');
  await expect(page.getByRole('contentinfo')).toHaveCSS('border-top-style', 'solid');
});

test('a lost style sheet leaves a page to read: all text, small drawings, nothing wider than the window', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.route(lateStyles, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto('/services/iso27001');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const found = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    drawings: [...document.querySelectorAll('link ~ * svg, main ~ * svg')].filter(
      (svg) => svg.getBoundingClientRect().width > 60,
    ).length,
  }));
  expect(found).toEqual({ width: phone.width, drawings: 0 });
});
