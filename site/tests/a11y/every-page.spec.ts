import { findBarriers } from '../barriers.ts';
import { addressesUnderTest } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { findSmallTargets } from '../target-sizes.ts';

const themes = ['light', 'dark'] as const;
const widths = [320, 768, 1440];
/** WCAG 2.2, 2.5.8, without its exception for targets that stand apart. */
const leastTarget = 24;
/** The design's own measure for what is pressed. The six dots of the banner share the width of a phone. */
const leastControl = 44;
const controls = 'button:not([data-show]), summary, input, select, textarea';

for (const address of addressesUnderTest()) {
  test(`${address} has no barrier that axe finds, in both themes at three widths, and no small target`, async ({
    page,
  }) => {
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

    const folded = page.locator('main details');
    if ((await folded.count()) > 0) {
      await folded.evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true;
      });
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await findBarriers(page, 'main'), `${colorScheme} theme, unfolded`).toEqual([]);
      }
    }

    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await findSmallTargets(page, leastTarget), `targets at ${width} px`).toEqual([]);
      const small = await findSmallTargets(page, leastControl, controls);
      expect.soft(small, `controls at ${width} px`).toEqual([]);
    }
  });
}
