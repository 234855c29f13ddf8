import type { Page } from '@playwright/test';
import { addressesUnderTest } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { expectColoursInTheDark, expectNoBarriers } from '../support/barriers.ts';
import { findFaintStates, findFaintTexts } from '../support/contrast.ts';
import { lengthenWords } from '../support/long-words.ts';
import { doubledPx, findLostContent, setFontSize, zoomed } from '../support/lost-content.ts';
import { unfold } from './folded.ts';
import { isRepeated, pageKinds } from './page-kinds.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const large = { width: 1280, height: 800 };
/** What a visitor's own style sheet may set at the least (WCAG 1.4.12). */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

for (const address of addressesUnderTest().filter((one) => !isRepeated(one))) {
  test(`${address} breaks none of axe’s rules at 320 and 1440 px, in either theme, has enough contrast to the pixels under it, loses nothing with other text and sizes, and shows its content without scripts`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(address);
    await unfold(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectNoBarriers(page, 'unfolded, at 320 px');
    // `npm test` checks all rules in the light theme.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectColoursInTheDark(page, 'unfolded, at 1440 px');
    expect.soft(await findFaintTexts(page)).toEqual([]);
    if (pageKinds.includes(address)) expect.soft(await findFaintStates(page)).toEqual([]);

    const expectNothingLost = async (state: string, sizes: { width: number; height: number }[]) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect.soft(await findLostContent(page), `${state} at ${size.width} px`).toEqual([]);
      }
    };
    await setTextApart(page, textSpacing);
    await expectNothingLost('text set apart', [large, { width: 320, height: 800 }]);
    await setTextApart(page, '');
    await setFontSize(page, doubledPx);
    await expectNothingLost('text twice as large', [large, { width: 390, height: 800 }]);
    await setFontSize(page);
    await expectNothingLost('400 % zoom', [zoomed]);
    await lengthenWords(page);
    await expectNothingLost('long words', [large, { width: 256, height: 800 }]);

    await withoutScripts(page, async () => {
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
      const box = await page.getByRole('main').boundingBox();
      expect.soft(box?.height, 'height of the content without scripts').toBeGreaterThan(100);
    });
  });
}

async function setTextApart(page: Page, css: string) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

async function withoutScripts(page: Page, look: () => Promise<void>) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
  // Without this the fixture would wait for the page's scripts.
  await page.reload({ waitUntil: 'commit' });
  await page.waitForLoadState();
  await look();
  await browser.send('Emulation.setScriptExecutionDisabled', { value: false });
  await browser.detach();
}
