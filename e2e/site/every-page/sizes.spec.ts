import type { Page } from '@playwright/test';
import { addressesUnderTest } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { doubledPx, findLostContent } from '../support/lost-content.ts';
import { withWideFace } from '../text-faces.ts';
import { unfold } from './folded.ts';
import { pageKinds } from './page-kinds.ts';

/** A window of 1280 by 1024 px at 400 % zoom (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };

/** Above this height at 390 px the first screen has a contents list. */
const longPx = 6000;
const fewestSections = 4;
/** Their first screen leads on by itself. */
const leadsOn = ['/news', '/ai-regulations'];

async function expectContentsIfLong(page: Page, address: string) {
  const { height, sections, bottom } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    sections: document.querySelectorAll('main section[id][data-ground] h2').length,
    bottom: document
      .querySelector('main > nav summary, main nav[aria-label="On this page"]')
      ?.getBoundingClientRect().bottom,
  }));
  if (height <= longPx || sections < fewestSections || leadsOn.includes(address)) return;
  expect.soft(bottom, `${height} px high: bottom of the contents`).toBeGreaterThan(0);
  expect.soft(bottom, `${height} px high: bottom of the contents`).toBeLessThanOrEqual(800);
}

/** Minimum of text in a chart, in px, also where it shrinks. */
const leastDrawnPx = 14;

const findSmallDrawnText = (page: Page) =>
  page.evaluate(
    (leastPx) =>
      [...document.querySelectorAll<SVGTextElement>('main svg[width][aria-hidden="true"] text')]
        .filter((text) => text.checkVisibility())
        .map((text) => ({
          px: Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
          words: text.textContent,
        }))
        .filter(({ px }) => px < leastPx - 0.01)
        .map(({ px, words }) => `${px.toFixed(1)} px: ${words}`),
    leastDrawnPx,
  );

for (const address of addressesUnderTest()) {
  const isKind = pageKinds.includes(address);
  const rule = `${address} is never wider than the window, has its contents in the first screen where it is long${isKind ? ', and loses nothing at 400 % zoom and with text twice as large' : ''}`;
  test(rule, withWideFace, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    for (const width of [256, 320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollWidth, `width of the page at ${width} px`).toBeLessThanOrEqual(width);
      if (width === 390) await expectContentsIfLong(page, address);
      if (width === 390) expect.soft(await findSmallDrawnText(page), 'text of drawings').toEqual([]);
    }
    // The long run asks the rest of every page.
    if (!isKind) return;
    await unfold(page);

    await page.setViewportSize(zoomed);
    expect.soft(await findLostContent(page), 'at 400 % zoom').toEqual([]);
    const headerBottom = await page.evaluate(() => {
      scrollTo({ top: 1000, behavior: 'instant' });
      const bottom = document.querySelector('header')?.getBoundingClientRect().bottom;
      scrollTo({ top: 0, behavior: 'instant' });
      return bottom;
    });
    expect.soft(headerBottom, 'the header scrolls away at 400 % zoom').toBeLessThanOrEqual(0);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: doubledPx } });
    await page.setViewportSize({ width: 390, height: 800 });
    expect.soft(await findLostContent(page), 'text twice as large').toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(scrollWidth, 'width of the page at 320 px, text twice as large').toBeLessThanOrEqual(320);
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
