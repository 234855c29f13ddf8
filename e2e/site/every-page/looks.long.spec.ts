import type { Page } from '@playwright/test';
import { addressesUnderTest } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { findBarriers } from '../support/barriers.ts';
import { findFaintStates, findFaintTexts } from '../support/contrast.ts';
import { unfold } from './folded.ts';
import { pageKinds } from './page-kinds.ts';

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

  test(`${address} has enough contrast at rest, hovered and focused, in either theme`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await unfold(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await findFaintTexts(page), `${colorScheme} theme`).toEqual([]);
      if (pageKinds.includes(address))
        expect.soft(await findFaintStates(page), `${colorScheme} theme`).toEqual([]);
    }
  });

  test(`${address} shows its content without scripts`, async ({ page }) => {
    await page.goto(address);
    await withoutScripts(page, async () => {
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
      const box = await page.getByRole('main').boundingBox();
      expect.soft(box?.height, 'height of the content without scripts').toBeGreaterThan(100);
    });
  });
}

/** Opens the page anew as a browser does that runs no scripts, and looks. */
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
