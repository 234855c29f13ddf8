import { addDays } from '@vanda/forms/day';
import { isLongPast } from '@vanda/forms/session-state';
import { untilDated } from '@vanda/forms/waiting';
import { type Course, courseContent, courses } from '../course-content.ts';
import { walkThrough } from '../every-page/focus-walk.ts';
import { expect, test } from '../fixtures.ts';

/** Dates are compared with the visitor's clock (decision 33, Dates). */
/** Before all sessions of the content, as in the specification. */
const asSpecified = '2025-08-01T09:00:00+08:00';

const isAvailableAt = ({ sessions = [] }: Course) => sessions.some(({ status }) => status === 'available');
/** One course for each wording of the list; `courses.test.ts` covers every course page. */
const oneOfEachKind = [
  ...Map.groupBy(
    courses.filter(({ hasOwnPage, sessions = [] }) => hasOwnPage && sessions.length > 1),
    isAvailableAt,
  ).values(),
].flatMap((alike) => alike.slice(0, 1));

for (const course of oneOfEachKind) {
  const { page: address, dates, sessions = [] } = course;
  const isAvailable = isAvailableAt(course);
  const button = isAvailable ? 'Register Now' : 'Register';

  test.describe(address, () => {
    test('on 1 August 2025 every date can be registered for', async ({ page, setClock }) => {
      await setClock(asSpecified);
      await page.goto(address);
      const list = page.getByRole('region', { name: 'Dates' });
      const rows = list.getByRole('listitem');
      await expect(rows).toHaveCount(dates.length);
      for (const [i, date] of dates.entries()) {
        const row = rows.nth(i);
        await expect(row).toContainText(date);
        await expect(row).toContainText('Singapore');
        await expect(row.getByText('Past', { exact: true })).toBeHidden();
        await expect(row.getByRole('link', { name: `${button} for ${date}` })).toBeVisible();
        await expect(row.getByRole('link', { name: `Add to calendar for ${date}` })).toBeVisible();
      }
      await expect(list.getByText('Available', { exact: true }).and(page.locator(':visible'))).toHaveCount(
        isAvailable ? dates.length : 0,
      );
      await expect(list.getByText(untilDated.note)).toBeHidden();
    });

    test('after the last date nothing can be booked, and interest is still taken', async ({
      page,
      setClock,
    }) => {
      const last =
        sessions
          .map(({ start }) => start)
          .toSorted()
          .at(-1) ?? '';
      const today = addDays(last, 30);
      const recent = sessions.filter(({ start }) => !isLongPast(start, today));
      await setClock(`${today}T09:00:00+08:00`);
      await page.goto(address);
      const list = page.getByRole('region', { name: 'Dates' });
      await expect(list.getByText('Past', { exact: true }).and(page.locator(':visible'))).toHaveCount(0);
      await list.getByText('Past sessions').click();
      await expect(list.getByText('Past', { exact: true }).and(page.locator(':visible'))).toHaveCount(
        recent.length,
      );
      await expect(list.getByText('Available', { exact: true }).and(page.locator(':visible'))).toHaveCount(0);
      await expect(list.getByText(untilDated.note)).toBeVisible();
      await expect(list.getByRole('link', { name: /Register.* for|Add to calendar/ })).toHaveCount(0);
      await list.getByRole('link', { name: untilDated.send }).click();
      await expect(page.locator('#register')).toBeInViewport();
      await expect(page.getByRole('heading', { name: untilDated.title })).toBeVisible();
    });
  });
}

test('between two dates the one to come leads, also a minute before midnight in Singapore, and the first folds away as history', async ({
  page,
  setClock,
}) => {
  await setClock('2025-09-01T15:59:00Z');
  await page.goto('/services/compliance-implementation');
  await expect(page.getByRole('link', { name: 'Register for 2 Sep 2025' })).toBeVisible();
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

test.describe('on a small screen', () => {
  // Without smooth scrolling an element is in place once it has the focus.
  test.use({ viewport: { width: 390, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

  test('price and Register stay at hand until the form is reached, and cover nothing that has the focus (WCAG 2.4.11)', async ({
    page,
  }) => {
    await page.goto('/services/compliance-implementation');
    const bar = page.locator('[data-course-bar]');
    await expect(bar).toBeInViewport();
    await expect(bar).toContainText(`${courseContent('compliance-implementation').price} per pax`);
    expect((await walkThrough(page, 'Tab')).problems).toEqual([]);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(bar).not.toBeInViewport();
  });
});
