import { expect, test } from '../fixtures.ts';

test('the link that a mouse rests on is marked, so that its page is made ready; one that it passes is not, nor one that it has left', async ({
  page,
}) => {
  await page.clock.install({ time: '2025-08-01T09:00:00+08:00' });
  await page.goto('/services');
  await page.clock.pauseAt('2025-08-01T10:00:00+08:00');
  const [first, second] = [
    page.locator('footer a[href="/about"]'),
    page.locator('footer a[href="/contact"]'),
  ];
  const marked = page.locator('[data-rested]');
  // The script listens once it has come.
  await expect(async () => {
    await page.mouse.move(1, 1);
    await first.hover();
    await page.clock.runFor(40);
    await expect(marked).toHaveCount(1, { timeout: 100 });
  }).toPass();
  await expect(marked).toHaveAttribute('href', '/about');

  await page.mouse.move(1, 1);
  await expect(marked).toHaveCount(0);

  await first.hover();
  await page.clock.runFor(39);
  await expect(marked).toHaveCount(0);
  await second.hover();
  await page.clock.runFor(39);
  await expect(marked).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(marked).toHaveAttribute('href', '/contact');
});
