import { addressesUnderTest } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { findLostContent } from '../lost-content.ts';
import { withWideFace } from '../text-faces.ts';

/** A window of 1280 by 1024 px at 400 % zoom (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };
const large = { width: 1280, height: 800 };
const small = { width: 390, height: 800 };
/** What a visitor's own style sheet may set at the least (WCAG 1.4.12). */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';
/** Chromium's standard size of 16 px, doubled in its settings (WCAG 1.4.4). */
const doubledPx = 32;

for (const address of addressesUnderTest()) {
  const rule = `${address} loses nothing at 400 % zoom, with text set apart, and with text twice as large`;
  test(rule, withWideFace, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await page.locator('main details').evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true;
    });

    await page.setViewportSize(zoomed);
    expect.soft(await findLostContent(page), 'at 400 % zoom').toEqual([]);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, textSpacing);
    for (const size of [large, { width: 320, height: 800 }]) {
      await page.setViewportSize(size);
      expect.soft(await findLostContent(page), `text set apart at ${size.width} px`).toEqual([]);
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });

    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: doubledPx } });
    for (const size of [large, small]) {
      await page.setViewportSize(size);
      expect.soft(await findLostContent(page), `text twice as large at ${size.width} px`).toEqual([]);
    }

    await page.setViewportSize(zoomed);
    const headerBottom = await page.evaluate(() => {
      scrollTo({ top: 1000, behavior: 'instant' });
      return document.querySelector('header')?.getBoundingClientRect().bottom;
    });
    expect.soft(headerBottom, 'the header scrolls away at 400 % zoom').toBeLessThanOrEqual(0);
  });
}
