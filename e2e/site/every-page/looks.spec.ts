import type { Page } from '@playwright/test';
import { addressesUnderTest, notFoundAddress } from '../built-site.ts';
import { afterAllSessions, beforeAllSessions } from '../course-content.ts';
import { expect, test } from '../fixtures.ts';
import { watchArrival } from '../support/arrival.ts';
import { expectNoBarriersInTheDark, findBarriers } from '../support/barriers.ts';
import { watchLanguageData } from '../support/language-data.ts';
import { longUnless } from '../support/long.ts';
import { findLongCells } from '../support/long-cells.ts';
import { doubledPx, findLostContent, setFontSize, zoomed } from '../support/lost-content.ts';
import { findSmallText } from '../support/small-text.ts';
import { unfold } from './folded.ts';
import { isRepeated, pageKinds } from './page-kinds.ts';
import { findSmallControls } from './small-controls.ts';

const phone = { width: 390, height: 800 };
/** Bytes that may be transferred before the visitor acts. */
const budgets = { scriptBytes: 5_000, allBytes: 50_000 };

// One visit per page for all questions, because opening a page costs more than most of them.
for (const address of addressesUnderTest().filter((one) => !isRepeated(one))) {
  const isKind = pageKinds.includes(address);

  test(
    `${address} comes lightly and without a jump, asks for no language data, keeps nothing on the device, is never wider than the window, and has no barrier that axe finds, no small control and no small text`,
    longUnless(isKind),
    async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      const { wire, layoutShifts } = await watchArrival(page);
      const languageData = await watchLanguageData(page);
      const response = await page.goto(address);
      expect.soft(response?.status()).toBe(address === notFoundAddress ? 404 : 200);
      expect.soft(await layoutShifts(), 'what jumps').toEqual([]);
      expect.soft(await languageData(), 'language data that it asks for').toEqual([]);
      for (const rel of ['manifest', 'stylesheet'])
        await expect(page.locator(`head > link[rel="${rel}"]`)).toHaveCount(1);
      expect.soft(wire.scriptBytes, 'bytes of scripts').toBeLessThanOrEqual(budgets.scriptBytes);
      expect.soft(wire.allBytes, 'bytes of all').toBeLessThanOrEqual(budgets.allBytes);
      expect.soft(await kept(page), 'what it keeps on the device').toEqual([]);
      await page.setViewportSize(phone);
      await expectContentsIfLong(page, address);
      await expectOneAction(page, address);
      await page.setViewportSize(firstScreens[0]);
      expect.soft(await findLongCells(page), 'cells of more than 45 words').toEqual([]);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await unfold(page);
      for (const width of [256, 390, 768, 1440, 320]) {
        await page.setViewportSize({ width, height: 900 });
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(scrollWidth, `width of the page at ${width} px`).toBeLessThanOrEqual(width);
        expect.soft(await findShortAxes(page), `axes that end beside their scale at ${width} px`).toEqual([]);
        if (width === 390) expect.soft(await findSmallDrawnText(page), 'text of drawings').toEqual([]);
        if (width === 1440) expect.soft(await findBarriers(page), 'unfolded, at 1440 px').toEqual([]);
      }
      expect.soft(await findSmallText(page), 'text that is too small').toEqual([]);
      expect.soft(await findSmallControls(page), 'controls that are too small').toEqual([]);
      // Components own dark colours and narrow layout; the long run tests every page.
      if (!isKind) return;
      await expectNoBarriersInTheDark(page, 'unfolded, at 320 px');
      await page.setViewportSize(zoomed);
      expect.soft(await findLostContent(page), 'at 400 % zoom').toEqual([]);
      const headerBottom = await page.evaluate(() => {
        scrollTo({ top: 1000, behavior: 'instant' });
        const bottom = document.querySelector('header')?.getBoundingClientRect().bottom;
        scrollTo({ top: 0, behavior: 'instant' });
        return bottom;
      });
      expect.soft(headerBottom, 'the header scrolls away at 400 % zoom').toBeLessThanOrEqual(0);
      await page.setViewportSize(phone);
      await setFontSize(page, doubledPx);
      expect.soft(await findLostContent(page), 'text twice as large').toEqual([]);
      await setFontSize(page);
    },
  );
}

const firstScreens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
/** Pages that are only read. */
const withoutAction = ['/privacy-policy', '/accessibility-statement'];

/** What a page is for is one filled button in its first screen. */
async function expectOneAction(page: Page, address: string) {
  for (const size of firstScreens) {
    await page.setViewportSize(size);
    await expect
      .configure({ soft: true })
      .poll(() => filledButtons(page), { message: `filled buttons in ${size.width} by ${size.height} px` })
      .toHaveLength(withoutAction.includes(address) ? 0 : 1);
  }
}

/** Finds what a visitor sees: links and controls in the colour of actions, even where the fold leaves little of them uncovered. */
const filledButtons = (page: Page) =>
  page.locator('a, button, summary, label').evaluateAll((controls) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--orchid)';
    return controls
      .filter((control) => {
        const { left, width, top, bottom } = control.getBoundingClientRect();
        const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
        if (!control.contains(document.elementFromPoint(left + width / 2, middle))) return false;
        control.before(probe);
        return getComputedStyle(control).backgroundColor === getComputedStyle(probe).color;
      })
      .map((control) => control.textContent);
  });

async function kept(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = await page.context().cookies();
  return [...stored, ...cookies.map(({ name }) => name)];
}

/** Above this height on a phone a contents list is under the beginning of the page, within two screens. */
const longPx = 6000;
const fewestSections = 4;
/** Hubs whose first screen consists of links. */
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
  expect.soft(bottom, `${height} px high: bottom of the contents`).toBeLessThanOrEqual(2 * phone.height);
}

/** A key of marks is no axis. */
const findShortAxes = (page: Page) =>
  page.locator('main p[aria-hidden="true"]:has(> span + span):not(:has(svg, i))').evaluateAll((axes) => {
    const endOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().right ?? 0);
    return axes.flatMap(({ lastElementChild, previousElementSibling, textContent }) =>
      Math.abs(endOf(lastElementChild) - endOf(previousElementSibling)) > 1 ? textContent : [],
    );
  });

/** Smallest text of a chart, in px, also where the chart shrinks. */
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

test('the home page stays under 9,500 px on a phone, on both clocks', async ({ page, setClock }) => {
  await page.setViewportSize(phone);
  for (const moment of [beforeAllSessions, afterAllSessions]) {
    await setClock(moment);
    await page.goto('/');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, moment).toBeLessThan(9500);
  }
});
