import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressesUnderTest, builtPage } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { computedStyles, styleDifferences } from '../support/computed-styles.ts';

const site = path.resolve(import.meta.dirname, '../..');
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const rendered = mkdtempSync(path.join(tmpdir(), 'as-rendered-'));

// Nothing runs while pages are compared: both stand as they came.
test.use({ javaScriptEnabled: false });

test.beforeAll(() => {
  test.setTimeout(240_000);
  const astro = path.join(site, '../node_modules/astro/bin/astro.mjs');
  const config = 'as-rendered.config.ts';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [astro, 'build', '--config', config, '--outDir', rendered],
    { cwd: site, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  expect(status, stdout + stderr).toBe(0);
});
test.afterAll(() => rmSync(rendered, { recursive: true, force: true }));

test('a page looks as Astro rendered it, with all styles at once: pruned, short named, in two parts', async ({
  page,
}) => {
  test.setTimeout(900_000);
  for (const address of addressesUnderTest()) {
    const html = readFileSync(path.join(rendered, builtPage(address).file), 'utf8');
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
      const whole = await looks(address);
      await page.unroute(`**${address}`);
      const sent = await looks(address);
      expect.soft(styleDifferences(whole, sent), `${address} at ${size.width} px`).toEqual([]);
    }
  }

  /** As it came on the small screen, all opened on the large one. */
  async function looks(address: string) {
    await page.goto(address);
    if (page.viewportSize()?.width !== 390) {
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
    }
    return computedStyles(page);
  }
});
