import { courseContent } from '../course-content.ts';
import { expect, test } from '../fixtures.ts';

/**
 * Dates are judged by the visitor's clock, in both directions (decision 33, Dates): whatever day the site was built,
 * on 1 August 2025 it reads as the specification says, and later it sells nothing that has gone by.
 */
const asSpecified = '2025-08-01T09:00:00+08:00';
const afterAll = '2099-01-01T09:00:00+08:00';

const courses = [
  {
    slug: 'generative-ai-usage',
    dates: ['15 Aug 2025', '15 Sep 2025'],
    button: 'Register Now',
    isAvailable: true,
  },
  { slug: 'data-protection-fundamentals', dates: ['25 Aug 2025', '30 Sep 2025'], button: 'Register' },
  { slug: 'cybersecurity-essentials', dates: ['28 Aug 2025', '3 Oct 2025'], button: 'Register' },
  { slug: 'compliance-implementation', dates: ['2 Sep 2025', '7 Oct 2025'], button: 'Register' },
  { slug: 'professional-scrum-master', dates: ['18–20 Aug 2025', '22–24 Sep 2025'], button: 'Register' },
  {
    slug: 'professional-product-owner',
    dates: ['15 Aug 2025', '15 Sep 2025'],
    button: 'Register Now',
    isAvailable: true,
  },
];

for (const { slug, dates, button, isAvailable } of courses) {
  test.describe(`/services/${slug}`, () => {
    test('on 1 August 2025 both dates can be registered for', async ({ page, setClock }) => {
      await setClock(asSpecified);
      await page.goto(`/services/${slug}`);
      const list = page.getByRole('region', { name: 'Dates' });
      const rows = list.getByRole('listitem');
      await expect(rows).toHaveCount(2);
      for (const [i, date] of dates.entries()) {
        const row = rows.nth(i);
        await expect(row).toContainText(date);
        await expect(row).toContainText('Singapore');
        await expect(row.getByText('Past', { exact: true })).toBeHidden();
        await expect(row.getByRole('link', { name: `${button} for ${date}` })).toBeVisible();
        await expect(row.getByRole('link', { name: `Add to calendar for ${date}` })).toBeVisible();
      }
      await expect(list.getByText('Available', { exact: true }).and(page.locator(':visible'))).toHaveCount(
        isAvailable ? 2 : 0,
      );
      await expect(list.getByText('No date is open at present')).toBeHidden();
    });

    test('after the last date nothing is sold, and interest is still taken', async ({ page, setClock }) => {
      await setClock(afterAll);
      await page.goto(`/services/${slug}`);
      const list = page.getByRole('region', { name: 'Dates' });
      await expect(list.getByText('Past', { exact: true }).and(page.locator(':visible'))).toHaveCount(0);
      await list.getByText('Past sessions').click();
      await expect(list.getByText('Past', { exact: true }).and(page.locator(':visible'))).toHaveCount(2);
      await expect(list.getByText('Available', { exact: true }).and(page.locator(':visible'))).toHaveCount(0);
      await expect(list.getByText('No date is open at present')).toBeVisible();
      await expect(list.getByRole('link', { name: /Register.* for|Add to calendar/ })).toHaveCount(0);
      await list
        .getByRole('link', { name: button === 'Register Now' ? 'Register Now' : 'Tell me first' })
        .click();
      await expect(page.locator('#register')).toBeInViewport();
      await expect(page.getByRole('radio', { name: /Next available date/ })).toBeChecked();
    });
  });
}

test('between two dates the one to come leads, and the first folds away as history', async ({
  page,
  setClock,
}) => {
  await setClock('2025-09-02T00:00:00+08:00');
  await page.goto('/services/compliance-implementation');
  const list = page.getByRole('region', { name: 'Dates' });
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('link', { name: 'Register for 7 Oct 2025' })).toBeVisible();
  await list.getByText('Past sessions').click();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('2 Sep 2025');
  await expect(rows.nth(1).getByText('Past', { exact: true })).toBeVisible();
});

test('a date stays open until midnight in Singapore, wherever the visitor is', async ({ page, setClock }) => {
  await setClock('2025-09-01T15:59:00Z');
  await page.goto('/services/compliance-implementation');
  await expect(page.getByRole('link', { name: 'Register for 2 Sep 2025' })).toBeVisible();
});

test('Register chooses its date in the form', async ({ page, setClock }) => {
  await setClock(asSpecified);
  await page.goto('/services/professional-scrum-master');
  await page.getByRole('link', { name: 'Register for 22–24 Sep 2025' }).click();
  await expect(page.locator('#register')).toBeInViewport();
  await expect(page.getByRole('radio', { name: /22–24 Sep 2025/ })).toBeChecked();
});

test.describe('on a small screen', () => {
  // Without smooth scrolling an element is where it belongs as soon as it has the focus.
  test.use({ viewport: { width: 390, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

  test('price and Register stay at hand until the form is reached', async ({ page }) => {
    await page.goto('/services/compliance-implementation');
    const bar = page.locator('[data-course-bar]');
    await expect(bar).toBeInViewport();
    await expect(bar).toContainText(`${courseContent('compliance-implementation').price} per pax`);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(bar).not.toBeInViewport();
  });

  test('the bar covers nothing that has the focus (WCAG 2.4.11)', async ({ page }) => {
    await page.goto('/services/compliance-implementation');
    const bar = page.locator('[data-course-bar]');
    await page.locator('#main').focus();
    for (let i = 0; i < 16; i++) {
      await page.keyboard.press('Tab');
      const [focused, covered] = await Promise.all([
        page.evaluate(() => {
          const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
          return { top, bottom, isInBar: Boolean(document.activeElement?.closest('[data-course-bar]')) };
        }),
        bar.boundingBox(),
      ]);
      if (focused.isInBar || !covered) continue;
      const isBelowTop = focused.bottom > covered.y + 1;
      const isAboveBottom = focused.top < covered.y + covered.height - 1;
      expect(isBelowTop && isAboveBottom, `covered after ${i + 1} × Tab`).toBe(false);
    }
  });
});
