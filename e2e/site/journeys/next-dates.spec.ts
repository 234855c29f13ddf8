import type { Page } from '@playwright/test';
import { afterAllSessions, beforeAllSessions, courses } from '../course-content.ts';
import { expect, test } from '../fixtures.ts';
import { longUnless } from '../support/long.ts';

const soonestFirst = courses
  .flatMap(({ shortTitle, sessions }) => sessions.map(({ start }) => ({ shortTitle, start })))
  .toSorted((a, b) => a.start.localeCompare(b.start))
  .map(({ shortTitle }) => shortTitle);

async function openGroups(page: Page) {
  for (const group of await page.locator('#dates [data-waiting-group] > summary').all()) await group.click();
}

test('while sessions are to come they lead, soonest first; courses without one fold away', async ({
  page,
  setClock,
}) => {
  await setClock(beforeAllSessions);
  for (const address of ['/', '/services']) {
    await page.goto(address);
    const rows = page.locator('#dates [data-session][data-state="upcoming"] > a').filter({ visible: true });
    expect(await rows.allInnerTexts()).toEqual(soonestFirst);
    await expect(page.locator('#dates').getByText('Past sessions')).toBeHidden();
    await expect(page.locator('#dates').getByRole('link', { name: /^Tell me first/ })).toHaveCount(0);
  }
});

test('while none is, every course takes interest, and the past folds away', async ({ page, setClock }) => {
  await setClock(afterAllSessions);
  await page.goto('/');
  const dates = page.locator('#dates');
  await expect(dates.getByText('No public session is set at present')).toBeVisible();
  await expect(dates.locator('[data-state="upcoming"]')).toHaveCount(0);
  await expect(dates.getByText('Past', { exact: true }).first()).toBeHidden();
  const links = dates.getByRole('link', { name: /^Tell me first/ });
  await expect(links).toHaveCount(0);
  await expect(dates.locator('summary').filter({ hasText: 'One day' })).toContainText(/SGD \d+ to \d+/);
  await openGroups(page);
  await expect(links).toHaveCount(await dates.locator('[data-waiting]').count());
});

test('each sample of a tool opens the tool with the outcome that it shows', async ({ page }) => {
  await page.goto('/');
  const samples = page.locator('#samples h3');
  for (const [i, outcome] of (await samples.allInnerTexts()).entries()) {
    await page.goto('/');
    await page.locator('#samples').getByRole('link').nth(i).click();
    const shown = page.locator('main').getByText(outcome, { exact: true }).filter({ visible: true });
    await expect(shown.first()).toBeVisible();
    await expect(page).toHaveURL(/#a=/);
  }
});

for (const [course, chosen] of [
  ['Data Protection Fundamentals', 'input:checked[value="next-available"]'],
  ['Kanban System', 'input:checked[value="kanban-system"]'],
  ['Responsible AI', 'select:has(option:checked[value="Responsible AI"])'],
] as const) {
  test(
    `Tell me first opens the form of ${course} with it chosen`,
    longUnless(course === 'Kanban System'),
    async ({ page, setClock }) => {
      await setClock(afterAllSessions);
      await page.goto('/');
      await openGroups(page);
      await page.getByRole('link', { name: `Tell me first about ${course}`, exact: true }).click();
      await expect(page.locator(`[data-enquiry] ${chosen}`)).toHaveCount(1);
      await expect(page.locator('[data-enquiry]')).toBeInViewport();
    },
  );
}
