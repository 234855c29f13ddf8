import type { Page } from '@playwright/test';
import { addressesUnderTest } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { findFaintStates, findFaintTexts } from '../support/contrast.ts';
import { unfold } from './folded.ts';
import { pageKinds } from './page-kinds.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of addressesUnderTest()) {
  test(`${address} breaks none of axe’s rules at three widths, as it comes and unfolded, has enough contrast in either theme, and shows its content without scripts`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(address);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await unfold(page, false);
      await expectNoBarriers(page, `at ${width} px`);
      if (await unfold(page)) await expectNoBarriers(page, `unfolded, at ${width} px`);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await findFaintTexts(page), `${colorScheme} theme`).toEqual([]);
      if (pageKinds.includes(address))
        expect.soft(await findFaintStates(page), `${colorScheme} theme`).toEqual([]);
    }
    await withoutScripts(page, async () => {
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
      const box = await page.getByRole('main').boundingBox();
      expect.soft(box?.height, 'height of the content without scripts').toBeGreaterThan(100);
    });
  });
}

/** Opens the page without scripts. */
async function withoutScripts(page: Page, look: () => Promise<void>) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
  // Until then the fixture would wait for the page's scripts.
  await page.reload({ waitUntil: 'commit' });
  await page.waitForLoadState();
  await look();
  await browser.send('Emulation.setScriptExecutionDisabled', { value: false });
  await browser.detach();
}
