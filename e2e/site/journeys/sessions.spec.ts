import { addDays } from '@vanda/forms/day';
import { untilDated } from '@vanda/forms/waiting';
import { beforeAllSessions, type Course, courseContent, courses } from '../course-content.ts';
import { walkThrough } from '../every-page/focus-walk.ts';
import { expect, test } from '../fixtures.ts';

/** Dates are compared with the visitor's clock (decision 33, Dates). */
const kindOf = ({ sessions }: Course) =>
  sessions.length > 0 && (sessions.some(({ status }) => status === 'available') ? 'available' : 'dated');
/** One course for each wording of the list, also of one without dates; `courses.test.ts` covers every course page. */
const oneOfEachKind = [
  ...Map.groupBy(
    courses.filter(({ hasOwnPage }) => hasOwnPage).toSorted((a, b) => b.sessions.length - a.sessions.length),
    kindOf,
  ).values(),
].flatMap((alike) => alike.slice(0, 1));

for (const { page: address, dates, sessions, registerLabel = 'Register' } of oneOfEachKind) {
  test.describe(address, () => {
    test('each date can be registered for until the minute before midnight in Singapore; then the first folds away as history, and the later ones lead', async ({
      page,
      setClock,
    }) => {
      await setClock(beforeAllSessions);
      await page.goto(address);
      const list = page.getByRole('region', { name: 'Dates' });
      const rows = list.getByRole('listitem');
      await expect(rows).toHaveCount(dates.length);
      for (const [i, { place = 'Singapore' }] of sessions.entries())
        await expect(rows.nth(i)).toContainText(place);
      await expect(list.getByText(untilDated.note)).toBeVisible({ visible: dates.length === 0 });

      const [first, ...later] = sessions;
      const [firstDate = '', ...laterDates] = dates;
      if (!first) return;
      const register = (date: string) =>
        page.getByRole('link', { name: `${registerLabel} for ${date}`, exact: true });
      await setClock(`${addDays(first.start, -1)}T15:59:00Z`);
      await page.reload();
      await expect(register(firstDate)).toBeVisible();
      await setClock(`${first.start}T00:00:00+08:00`);
      await page.reload();
      await expect(rows).toHaveCount(later.length);
      for (const date of laterDates) await expect(register(date)).toBeVisible();
      await page.getByText(`Past sessions: ${firstDate}`, { exact: true }).click();
      await expect(rows).toHaveCount(later.length + 1);
      await expect(rows.last()).toContainText(firstDate);
      await expect(rows.last().getByText('Past', { exact: true })).toBeVisible();
    });
  });
}

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

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
