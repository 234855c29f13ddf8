import { addressesUnderTest, notFoundAddress } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';

const widths = [320, 390, 768, 1440];
/** Script bytes that may travel before the visitor does anything. */
const scriptBudgetBytes = 5_000;

for (const address of addressesUnderTest()) {
  test.describe(address, () => {
    test('nothing is wider than the window at any width', async ({ page }) => {
      await page.goto(address);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(width);
      }
    });

    test('it loads quietly, and little script with it', async ({ page }) => {
      let scriptBytes = 0;
      page.on('response', async (response) => {
        if (response.request().resourceType() !== 'script') return;
        scriptBytes += Number(await response.headerValue('content-length'));
      });
      const response = await page.goto(address, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(address === notFoundAddress ? 404 : 200);
      expect(scriptBytes).toBeLessThanOrEqual(scriptBudgetBytes);
    });
  });
}
