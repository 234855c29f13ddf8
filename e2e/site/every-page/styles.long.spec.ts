import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buildForTest, newBuildFolder } from '@vanda/site/postbuild/build-for-test';
import { readPages } from '@vanda/site/postbuild/pages';
import { addressesUnderTest, builtPage } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { computedStyles, styleDifferences } from '../support/computed-styles.ts';
import { pageKinds } from './page-kinds.ts';

const rendered = newBuildFolder();
const wholeStyles = new Map<string, string>();

const addresses = addressesUnderTest().filter((address) => pageKinds.includes(address));

// No script and no transition changes a page while it is compared.
test.use({ javaScriptEnabled: false, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(() => {
  test.setTimeout(600_000);
  buildForTest(rendered, {}, 'as-rendered.config.ts');
  for (const { file, tags } of readPages(rendered))
    wholeStyles.set(file, tags.map(({ name, text }) => (name === 'style' ? text : '')).join('\n'));
});
test.afterAll(() => rmSync(rendered, { recursive: true, force: true }));

test('pruned styles draw every element as all styles do: on a phone as loaded, on a desktop with all details open', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const queue = [...addresses];
  const worker = async () => {
    const page = await browser.newPage();
    for (let address = queue.pop(); address; address = queue.pop()) await compare(page, address);
    await page.close();
  };
  await Promise.all([worker(), worker()]);
});

async function compare(page: Page, address: string) {
  const { file, html } = builtPage(address);
  const asRendered = [wholeStyles.get(file) ?? ''];
  const [, own = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  expect(asRendered, address).not.toEqual(['']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    if (width === 1440) await openAll(page);
    const [one, other] = [await looks(page, asRendered), await looks(page, [own])];
    expect.soft(styleDifferences(one, other), `${address} at ${width} px`).toEqual([]);
  }
}

async function openAll(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

async function looks(page: Page, sheets: string[]) {
  await page.evaluate((texts) => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
    document.adoptedStyleSheets = texts.map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
  }, sheets);
  return computedStyles(page);
}
