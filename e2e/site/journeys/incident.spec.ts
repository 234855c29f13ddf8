import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { findBarriers } from '../support/barriers.ts';

const incident = '/ai-regulations/which-laws/incident';

test.use({ timezoneId: 'Asia/Singapore' });

test('after a breach, the deadlines of each market are counted to the hour in its time, without a request', async ({
  page,
  setClock,
}) => {
  await setClock('2026-11-28T15:00:00+08:00');
  await page.goto(incident);
  await page.getByRole('button', { name: 'Count the hours' }).click();
  await expect(page.getByRole('heading', { name: 'What has happened?' })).toBeFocused();
  await expect(page.getByText('Choose a market')).toBeVisible();
  // The footer's picture loads when the page, as its lists shrink, brings it near.
  const skyline = page.locator('img[src*="footer-skyline"]');
  await skyline.scrollIntoViewIfNeeded();
  await expect(skyline).toHaveJSProperty('complete', true);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('checkbox', { name: 'Malaysia' }).press('Space');
  await page.getByRole('checkbox', { name: 'European Union' }).press('Space');
  await page.getByLabel('When did you notice?').pressSequentially('112820261000AM');
  // The next deadline that can be met comes first, though it binds some firms alone.
  await expect(page.getByRole('rowheader').first()).toContainText('Sat 28 Nov 2026, 16:00 in Kuala Lumpur');
  await expect(
    page.getByRole('rowheader', { name: /Sun 29 Nov 2026, 03:00 in Brussels/ }).first(),
  ).toBeVisible();
  await expect(
    page.getByRole('rowheader', { name: /Tue 1 Dec 2026, 10:00 in Kuala Lumpur/ }).first(),
  ).toBeVisible();
  // The firm’s own market counts until it is unticked: MAS within the hour.
  const ofMas = page.getByRole('rowheader', {
    name: /11:00 in Singapore: passed, do it now if you are licensed by MAS/,
  });
  await expect(ofMas).toBeVisible();
  await page.getByRole('checkbox', { name: 'Our firm, or a branch of it, is in Singapore' }).press('Space');
  await expect(ofMas).toHaveCount(0);
  await page.getByLabel('When was the classification as major?').pressSequentially('112820261000AM');
  await expect(page.getByRole('rowheader', { name: /Sat 28 Nov 2026, 07:00 in Brussels/ })).toBeVisible();
  await expect(page.getByLabel('When was the classification as major?')).toBeFocused();
  await page.getByRole('radio', { name: 'A complaint, a request or an order' }).press('Space');
  await expect(page.getByRole('rowheader', { name: /Kuala Lumpur/ })).toHaveCount(0);
  expect(requests).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 9000 });
  expect(await findBarriers(page)).toEqual([]);
});

test('a link opens the same deadlines, which are saved as a calendar', async ({ page }) => {
  const noticed = Date.parse('2026-11-28T10:00:00+08:00');
  await page.goto(`${incident}#a=2026-11-28;event=breach;markets=in-singapore;noticed=${noticed}`);
  await page.getByLabel('When was the end of your assessment?').fill('2026-11-28T12:00');
  await expect(page.getByRole('rowheader', { name: /Tue 1 Dec 2026, 23:59 in Singapore/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the days as .ics' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  // One hour to MAS; three calendar days to PDPC.
  expect(text).toContain('DTSTART;TZID=Asia/Singapore:20261128T110000');
  expect(text).toContain('DTSTART;TZID=Asia/Singapore:20261201T235900');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has all clocks, Singapore’s first and then the shortest, and the lists of what to write down', async ({
    page,
  }) => {
    await page.goto(incident);
    await expect(page.getByRole('button', { name: 'Count the hours' })).toBeHidden();
    const clocks = page.locator('#clocks li');
    await expect(clocks.first()).toContainText('3 days Tell the Personal Data Protection Commission');
    await expect(clocks.nth(1)).toContainText('1 hour Tell MAS');
    // One entry for each law with that limit; the last of them still stands above the lists.
    const hours72 = clocks.filter({ hasText: /^72 hours/ }).last();
    await expect(hours72).toBeVisible();
    const list = page.getByText('When you noticed, who, and how.');
    await expect(list).toBeVisible();
    const [clocksAt, listAt] = [await hours72.boundingBox(), await list.boundingBox()];
    expect(clocksAt?.y).toBeLessThan(listAt?.y ?? 0);
  });
});
