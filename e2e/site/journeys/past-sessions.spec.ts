import { expect, test } from '../fixtures.ts';
import { longUnless } from '../support/long.ts';

/** Section 9 of the specification, Dates; its route table and section 2 name pages and buttons. */
const specified = [
  { page: 'generative-ai-usage', dates: ['15 Aug 2025', '15 Sep 2025'], isAvailable: true },
  { page: 'data-protection-fundamentals', dates: ['25 Aug 2025', '30 Sep 2025'] },
  { page: 'cybersecurity-essentials', dates: ['28 Aug 2025', '3 Oct 2025'] },
  { page: 'compliance-implementation', dates: ['2 Sep 2025', '7 Oct 2025'] },
  { page: 'professional-scrum-master', dates: ['18–20 Aug 2025', '22–24 Sep 2025'] },
  { page: 'professional-product-owner', dates: ['15 Aug 2025', '15 Sep 2025'], isAvailable: true },
];

for (const { page: slug, dates, isAvailable = false } of specified) {
  const address = `/services/${slug}`;
  const [first = '', second = ''] = dates;

  test(
    `${address}, opened on 1 August 2025, lists its dates to register for, and no past one`,
    longUnless(isAvailable),
    async ({ page, setClock }) => {
      await setClock('2025-08-01T09:00:00+08:00');
      await page.goto(address);
      const list = page.getByRole('region', { name: 'Dates' });
      await expect(list.getByText('Past sessions')).toBeHidden();
      for (const date of dates) {
        await expect(
          list.getByRole('link', { name: new RegExp(`^Register( Now)? for ${date}$`) }),
        ).toBeVisible();
        await expect(list.getByRole('link', { name: `Add to calendar for ${date}` })).toBeVisible();
        await expect(page.locator('[data-enquiry]').getByRole('radio', { name: date })).toBeVisible();
      }
      await expect(list.getByText('Available', { exact: true }).and(page.locator(':visible'))).toHaveCount(
        isAvailable ? dates.length : 0,
      );
      await expect(
        page.locator('[data-enquiry]').getByRole('radio', { name: /^Next available date/ }),
      ).toBeHidden();
    },
  );

  for (const day of [undefined, '2030-01-01']) {
    test(
      `${address}, opened ${day ?? 'today'}, has its past dates in one folded line, with nothing to book or to put in a calendar`,
      longUnless(isAvailable),
      async ({ page, setClock }) => {
        if (day) await setClock(`${day}T09:00:00+08:00`);
        await page.goto(address);
        const list = page.getByRole('region', { name: 'Dates' });
        const line = list.getByText(`Past sessions: ${first.replace(' 2025', '')} and ${second}`, {
          exact: true,
        });
        await expect(line).toBeVisible();
        await expect(list.getByText('Past', { exact: true }).first()).toBeHidden();
        await line.click();
        for (const date of dates) {
          await expect(list.getByRole('listitem').filter({ hasText: date })).toContainText(
            /Past(?! sessions)/,
          );
          await expect(page.locator('[data-enquiry]').getByRole('radio', { name: date })).toBeHidden();
        }
        await expect(list.getByText('Available', { exact: true }).and(page.locator(':visible'))).toHaveCount(
          0,
        );
        await expect(list.getByRole('link', { name: /^Register|^Add to calendar/ })).toHaveCount(0);
        await list.getByRole('link', { name: 'Tell me first' }).click();
        await expect(page.locator('#register')).toBeInViewport();
      },
    );
  }
}
