import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { type Engine, type EngineOptions, laterBack, laterScripts, pressAll } from './engine.ts';

type Firefox = Engine & { setCookie: (cookie: { name: string; value: string }) => Promise<void> };

/** A question asked in the moment of a navigation may never be answered; `until` asks again. */
const longestQuestionMs = 20_000;

/** Margins of `@page` in print.css, because the values of a print command replace them. */
const printMargin = { top: '12mm', right: '14mm', bottom: '12mm', left: '14mm' };

/** Starts Firefox without windows, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string, options: EngineOptions): Promise<Firefox> {
  const { origin, theme = 'light', hasScripts = true, textPx } = options;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: 120_000,
    extraPrefsFirefox: {
      'javascript.enabled': hasScripts,
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
      // The list of saved files would receive the keys.
      'browser.download.alwaysOpenPanel': false,
      // The mail program of the machine, if there is one, stays closed.
      'network.protocol-handler.external.mailto': false,
      'ui.prefersReducedMotion': 0,
      ...(textPx && { 'font.size.variable.x-western': textPx }),
    },
  });
  // A new page has the focus of the window; Firefox's first one does not.
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${String(error)}`));
  return {
    name: 'firefox',
    open: async (address) => {
      // Firefox reports each module that a page had not loaded when it was left.
      if (hasScripts) await page.evaluate(laterScripts);
      await page.goto(new URL(address, origin).href);
      if (hasScripts) await page.evaluate(laterScripts);
    },
    ask: async (question, ...input) =>
      (await Promise.race([
        page.evaluate(`(${question})(...${JSON.stringify(input)})`),
        sleep(longestQuestionMs, undefined, { ref: false }).then(() => {
          throw new Error('Firefox never answered');
        }),
      ])) as never,
    back: () => page.evaluate(laterBack),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (text) => pressAll(page.keyboard, text),
    setCookie: ({ name, value }) =>
      browser.setCookie({
        name,
        value,
        domain: 'localhost',
        path: '/',
        secure: true,
        httpOnly: true,
        sameSite: 'Strict',
      }),
    resize: (width, height) => page.setViewport({ width, height }),
    print: async () => Buffer.from(await page.pdf({ format: 'a4', margin: printMargin })),
    problems: () => problems.splice(0),
    isRunning: async () => browser.connected,
    close: () => browser.close(),
  };
}
