import type { Page } from '@playwright/test';
import { addressesUnderTest } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { findLostContent } from '../support/lost-content.ts';
import { withWideFace } from '../text-faces.ts';
import { unfold } from './folded.ts';

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
  const rule = `${address} is never wider than the window, and loses nothing at 400 % zoom, with text set apart, and with text twice as large`;
  test(rule, withWideFace, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollWidth, `width of the page at ${width} px`).toBeLessThanOrEqual(width);
    }
    await unfold(page);

    await page.setViewportSize(zoomed);
    expect.soft(await findLostContent(page), 'at 400 % zoom').toEqual([]);
    await setTextApart(page, textSpacing);
    for (const size of [large, { width: 320, height: 800 }]) {
      await page.setViewportSize(size);
      expect.soft(await findLostContent(page), `text set apart at ${size.width} px`).toEqual([]);
    }
    await setTextApart(page, '');

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
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  });
}

test(
  'the home page stays under 7,000 px on a phone, on both clocks',
  withWideFace,
  async ({ page, setClock }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const moment of [
      '2025-08-01T09:00:00+08:00',
      '2026-11-21T09:00:00+08:00',
      '2099-01-01T09:00:00+08:00',
    ]) {
      await setClock(moment);
      await page.goto('/');
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, moment).toBeLessThan(7000);
    }
  },
);

/** The visitor's own style sheet; an empty one takes it away. */
async function setTextApart(page: Page, css: string) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
