import type { Page } from '@playwright/test';
import { addressesUnderTest, notFoundAddress } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { watchArrival } from '../support/arrival.ts';
import { expectNoBarriersInTheDark, findBarriers } from '../support/barriers.ts';
import { watchLanguageData } from '../support/language-data.ts';
import { findSmallText } from '../support/small-text.ts';
import { unfold } from './folded.ts';
import { pageKinds } from './page-kinds.ts';
import { findSmallTargets } from './target-sizes.ts';

const phone = { width: 412, height: 823 };
/** What may travel before the visitor does anything. */
const budgets = { scriptBytes: 5_000, allBytes: 50_000 };

// One visit for all questions: opening a page costs more than most. In a visitor's order.
for (const address of addressesUnderTest()) {
  test(`${address} comes lightly and without a jump, asks for no language data, keeps nothing on the device, and has no barrier that axe finds, no small target and no small text`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const { wire, layoutShifts } = await watchArrival(page);
    const languageData = await watchLanguageData(page);
    const response = await page.goto(address);
    expect.soft(response?.status()).toBe(address === notFoundAddress ? 404 : 200);
    expect.soft(await layoutShifts(), 'what jumps').toEqual([]);
    expect.soft(await languageData(), 'language data that it asks for').toEqual([]);
    for (const rel of ['manifest', 'stylesheet'])
      await expect(page.locator(`head > link[rel="${rel}"]`)).toHaveCount(1);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await unfold(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect.soft(await findBarriers(page), 'unfolded, at 1440 px').toEqual([]);
    expect.soft(wire.scriptBytes, 'bytes of scripts').toBeLessThanOrEqual(budgets.scriptBytes);
    expect.soft(wire.allBytes, 'bytes of all').toBeLessThanOrEqual(budgets.allBytes);
    expect.soft(await kept(page), 'what it keeps on the device').toEqual([]);

    await page.setViewportSize({ width: 320, height: 844 });
    expect.soft(await findSmallText(page), 'text that is too small').toEqual([]);
    // Components own dark colours and narrow layout; the long run tests every page.
    if (pageKinds.includes(address)) await expectNoBarriersInTheDark(page, 'unfolded, at 320 px');

    // After axe, which needs the page at its top.
    expect.soft(await findSmallTargets(page), 'targets that are too small').toEqual([]);
  });
}

async function kept(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = await page.context().cookies();
  return [...stored, ...cookies.map(({ name }) => name)];
}
