import type { Page } from '@playwright/test';
import { addressesUnderTest } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoBarriers, expectNoBarriersInTheDark, findBarriers } from '../support/barriers.ts';
import { findFaintStates, findFaintTexts } from '../support/contrast.ts';
import { unfold } from './folded.ts';
import { pageKinds } from './page-kinds.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of addressesUnderTest()) {
  const isKind = pageKinds.includes(address);
  test(`${address} breaks none of axe’s rules at 320, 768 and 1440 px, in either theme, has enough contrast in either theme, and shows its content without scripts`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(address);
    await unfold(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectNoBarriers(page, 'unfolded, at 320 px');
    await page.setViewportSize({ width: 768, height: 900 });
    expect.soft(await findBarriers(page), 'unfolded, at 768 px').toEqual([]);
    // `npm test` asks in the light theme.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoBarriersInTheDark(page, 'unfolded, at 1440 px');
    if (isKind) {
      await unfold(page, false);
      await expectNoBarriers(page, 'folded, at 1440 px');
      await unfold(page);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await findFaintTexts(page), `${colorScheme} theme`).toEqual([]);
      if (isKind) expect.soft(await findFaintStates(page), `${colorScheme} theme`).toEqual([]);
    }
    await withoutScripts(page, async () => {
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
      const box = await page.getByRole('main').boundingBox();
      expect.soft(box?.height, 'height of the content without scripts').toBeGreaterThan(100);
    });
  });
}

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
