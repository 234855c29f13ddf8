import type { Page } from '@playwright/test';
import { addressesUnderTest } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { lengthenWords } from '../support/long-words.ts';
import { doubledPx, findLostContent } from '../support/lost-content.ts';
import { withWideFace } from '../text-faces.ts';
import { unfold } from './folded.ts';

const large = { width: 1280, height: 800 };
/** A window of 1280 by 1024 px at 400 % zoom (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };
/** What a visitor's own style sheet may set at the least (WCAG 1.4.12). */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

for (const address of addressesUnderTest()) {
  test(
    `${address} loses nothing with text set apart, at 400 % zoom, with text twice as large, and with long words in a wide and a very narrow window`,
    withWideFace,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      await unfold(page);
      await setTextApart(page, textSpacing);
      for (const size of [large, { width: 320, height: 800 }]) {
        await page.setViewportSize(size);
        expect.soft(await findLostContent(page), `text set apart at ${size.width} px`).toEqual([]);
      }
      await setTextApart(page, '');
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: doubledPx } });
      for (const size of [large, { width: 390, height: 800 }]) {
        await page.setViewportSize(size);
        expect.soft(await findLostContent(page), `text twice as large at ${size.width} px`).toEqual([]);
      }
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      await page.setViewportSize(zoomed);
      expect.soft(await findLostContent(page), 'at 400 % zoom').toEqual([]);
      await lengthenWords(page);
      for (const size of [large, { width: 256, height: 800 }]) {
        await page.setViewportSize(size);
        expect.soft(await findLostContent(page), `long words at ${size.width} px`).toEqual([]);
      }
    },
  );
}

async function setTextApart(page: Page, css: string) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
