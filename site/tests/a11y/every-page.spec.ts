import { findBarriers } from '../barriers.ts';
import { addressesUnderTest } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';

const themes = ['light', 'dark'] as const;
const widths = [320, 1440];

for (const address of addressesUnderTest()) {
  test(`${address} has no barrier that axe finds, in both themes, narrow and wide`, async ({ page }) => {
    // Movement would make colours depend on the moment of the measurement.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findBarriers(page), `${colorScheme} theme at ${width} px`).toEqual([]);
      }
    }
  });
}
