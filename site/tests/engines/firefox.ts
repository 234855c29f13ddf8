import puppeteer, { type KeyInput } from 'puppeteer-core';
import { type Engine, type EngineOptions, keys, laterScripts } from './engine.ts';

const keyNames: Record<string, KeyInput> = {
  [keys.tab]: 'Tab',
  [keys.enter]: 'Enter',
  [keys.escape]: 'Escape',
  [keys.down]: 'ArrowDown',
  [keys.right]: 'ArrowRight',
};

/**
 * Starts Firefox without windows and drives it over WebDriver BiDi, which it speaks itself.
 * @param executablePath of the program
 */
export async function startFirefox(executablePath: string, options: EngineOptions): Promise<Engine> {
  const { origin, theme = 'light', hasScripts = true, textPx } = options;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'javascript.enabled': hasScripts,
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
      // The mail program of the machine, if there is one, stays closed.
      'network.protocol-handler.external.mailto': false,
      'ui.prefersReducedMotion': 0,
      ...(textPx && { 'font.size.variable.x-western': textPx }),
    },
  });
  // A new one has the focus of the window; the one that Firefox starts with does not.
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${String(error)}`));
  return {
    name: 'firefox',
    open: async (address) => {
      await page.goto(new URL(address, origin).href);
      if (hasScripts) await page.evaluate(laterScripts);
    },
    ask: async (question, ...input) =>
      (await page.evaluate(`(${question})(...${JSON.stringify(input)})`)) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    press: async (text) => {
      let isControl = false;
      for (const key of text) {
        if (key === keys.control) {
          isControl = true;
          await page.keyboard.down('Control');
        } else await page.keyboard.press(keyNames[key] ?? (key as KeyInput));
      }
      if (isControl) await page.keyboard.up('Control');
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async () => Buffer.from(await page.screenshot()),
    problems: () => problems.splice(0),
    close: () => browser.close(),
  };
}
