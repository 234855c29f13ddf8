import { expect, test } from '../fixtures.ts';

/** A dated notice shows on its days alone, by the visitor's clock in Singapore (site/src/content/notices). */
const title = /^Still using NRIC numbers to log in\?/;

for (const [rule, moment, isShown] of [
  ['is not there before its first day', '2026-09-30T23:59:00+08:00', false],
  ['is there until its last minute', '2026-12-31T23:59:00+08:00', true],
  ['is gone the day after', '2027-01-01T00:00:00+08:00', false],
] as const) {
  test(`the notice ${rule}`, async ({ page, setClock }) => {
    await setClock(moment);
    for (const address of ['/', '/services/dpo-service']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: title })).toBeVisible({ visible: isShown });
    }
  });
}
