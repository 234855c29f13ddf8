import { addressesUnderTest } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { findBarriers } from '../support/barriers.ts';
import { unfold } from './folded.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of addressesUnderTest()) {
  test(`${address} breaks none of axe’s rules in either theme at three widths, as it comes and unfolded`, async ({
    page,
  }) => {
    await page.goto(address);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const state = `${colorScheme} theme at ${width} px`;
        await unfold(page, false);
        expect.soft(await findBarriers(page), state).toEqual([]);
        if (await unfold(page)) expect.soft(await findBarriers(page), `${state}, unfolded`).toEqual([]);
      }
    }
  });
}
