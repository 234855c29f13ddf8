import { readdirSync } from 'node:fs';
import path from 'node:path';
import { courses } from '../course-content.ts';
import { expect, test } from '../fixtures.ts';
import { longUnless } from '../support/long.ts';
import {
  findPrintFaults,
  pdfReader,
  preparePrint,
  printedPage,
  sheetsOf,
  sheetsOn,
} from '../support/printed.ts';

const addresses = new Set(courses.map(({ page }) => page.split('#')[0] ?? ''));

for (const address of addresses) {
  test(
    `${address} prints on two pages at most, with prices, curriculum and contact`,
    longUnless(address.endsWith('/data-protection-fundamentals')),
    async ({ page }) => {
      await page.goto(address);
      expect(await sheetsOn(page)).toBeLessThanOrEqual(2);

      await page.emulateMedia({ media: 'print' });
      const main = page.getByRole('main');
      for (const { price } of courses.filter((course) => course.page.split('#')[0] === address)) {
        if (price) await expect(main.getByText(price).first()).toBeVisible();
      }
      await expect(main.locator('#curriculum, #tracks, #offerings')).toBeVisible();
      await expect(page.locator('[data-brochure]')).toContainText(address);
      await expect(page.locator('[data-brochure]')).toContainText('@');
      for (const screenOnly of [page.locator('form'), page.locator('summary'), page.getByRole('banner')])
        await expect(screenOnly.and(page.locator(':visible'))).toHaveCount(0);
      // Folds of phones are open on paper; nothing else folds.
      for (const fold of await page.locator('details').and(page.locator(':visible')).all())
        await expect(fold.locator('> :not(summary)').first()).toBeVisible();
    },
  );
}

const marketPages = readdirSync('apps/site/src/content/markets').map(
  (file) => `/ai-regulations/${path.parse(file).name}`,
);

for (const address of marketPages) {
  test(
    `the plate of ${address} prints on one sheet of A3, and the rest on A4`,
    longUnless(address.endsWith('/malaysia')),
    async ({ page }) => {
      await page.goto(address);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const widths = [...pdf.matchAll(/\/MediaBox \[0 0 (\d+)/g)].map(([, points]) => points);
      expect(widths.filter((points) => points === '841')).toHaveLength(1);
      expect(widths.filter((points) => points === '594')).toHaveLength(widths.length - 1);
    },
  );
}

test('closed answers are open while the page prints, and closed again afterwards', async ({ page }) => {
  await page.goto('/services/data-protection-trustmark');
  const details = page.locator('main details');
  const open = page.locator('main details[open]');
  const before = await open.count();
  expect(await details.count()).toBeGreaterThan(before);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(open).toHaveCount(await details.count());
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(open).toHaveCount(before);
});

test('the longest page prints on eleven sheets, tagged, with its answers open, its heads repeated and no heading alone at the foot', async ({
  page,
}) => {
  test.skip(!pdfReader, 'poppler is not here (docs/testing.md)');
  await page.goto(printedPage.address);
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media="print"]')?.sheet);
  const options = { preferCSSPageSize: true, tagged: true };
  const pdf = await page.pdf(options);
  expect(sheetsOf(pdf)).toBeLessThanOrEqual(printedPage.mostSheets);
  expect(pdf.includes('/StructTreeRoot'), 'tags').toBe(true);
  const parts = await page.evaluate(preparePrint);
  expect(findPrintFaults(await page.pdf(options), parts)).toEqual([]);
});
