import type { Page } from '@playwright/test';
import { afterAllSessions, courseContent, courses, inDollars } from '../course-content.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoBarriers, findBarriers } from '../support/barriers.ts';
import { sheetsOn } from '../support/printed.ts';

const plan = (page: Page) => page.locator('[data-plan]');
const sum = (page: Page) => plan(page).locator('dl');
const people = (page: Page, course: string) => page.getByRole('textbox', { name: `People in ${course}` });
const way = (page: Page, name: 'Public' | 'Private') =>
  page.getByRole('group', { name: 'How Data Protection Fundamentals is run' }).getByRole('radio', { name });
const price = (slug: string) => courseContent(slug).price ?? '';
const cost = (slug: string, seats: number) => (courseContent(slug).priceSgd ?? 0) * seats;

const eightSeats = inDollars(cost('data-protection-fundamentals', 8));
const five =
  '/services#plan=data-protection-fundamentals:8;cybersecurity-essentials:12:private;professional-scrum-master:2;generative-ai-usage:6;responsible-ai-steward:1';

// Without a public date a class is private at first.
test.beforeEach(({ setClock }) => setClock(afterAllSessions));

test('a plan made from the table adds up, sends nothing, comes back after a reload and goes into the enquiry', async ({
  page,
}) => {
  await page.goto('/services');
  await page.getByRole('button', { name: 'Add Data Protection Fundamentals to the plan' }).click();
  await expect(way(page, 'Private')).toBeChecked();
  await people(page, 'Data Protection Fundamentals').fill('8');
  await expect(sum(page)).toContainText(`At public prices${eightSeats}`);
  await way(page, 'Public').check();
  await expect(sum(page)).toContainText(`At public prices, for 8 people${eightSeats}`);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });

  // The next course has the same team; a track without a price adds no sum.
  await page.getByLabel('Add a course').selectOption('Responsible AI Steward');
  await page.getByRole('button', { name: 'Add to the plan', exact: true }).click();
  await expect(people(page, 'Responsible AI Steward')).toBeFocused();
  await expect(people(page, 'Responsible AI Steward')).toHaveValue('8');
  await expect(sum(page)).toContainText(eightSeats);
  await expect(sum(page)).toContainText('We quote, for 8 people: Responsible AI Steward (private).');
  await way(page, 'Private').check();
  await expect(sum(page)).not.toContainText('At public prices, for');
  await expect(plan(page)).toContainText(`${eightSeats} at public prices`);
  await expect(page).toHaveURL(
    /#plan=data-protection-fundamentals:8:private;responsible-ai-steward:8:private$/,
  );
  await expect(plan(page).getByRole('status').last()).toContainText('We quote, for 16 people');
  expect(requests).toEqual([]);

  await page.reload();
  await expect(people(page, 'Data Protection Fundamentals')).toHaveValue('8');
  await page.getByRole('link', { name: 'Ask for a quotation' }).click();
  await expect(page).toHaveURL(/\/contact\?service=General%20Consultation$/);
  const message = page.getByRole('textbox', { name: /^message/i });
  await expect(message).toHaveValue(
    /- Data Protection Fundamentals: 8 people, private class, 1 day, price on request/,
  );
  await expect(message).toHaveValue(
    /\/services#plan=data-protection-fundamentals:8:private;responsible-ai-steward:8:private/,
  );
});

test('a link brings the prices of the content, prints on one page with what applies, and every course fits too @long', async ({
  page,
}) => {
  await page.goto(five);
  await expect(sum(page)).toContainText(`${8 + 12 + 2 + 6 + 1}in 5 courses`);
  const { length: weeks } = courseContent('responsible-ai-steward');
  await expect(sum(page)).toContainText(`and ${weeks.split(',')[0]}`);
  await expect(sum(page)).toContainText(
    inDollars(
      cost('data-protection-fundamentals', 8) +
        cost('professional-scrum-master', 2) +
        cost('generative-ai-usage', 6),
    ),
  );
  await expect(plan(page)).toContainText(`1 day, ${price('data-protection-fundamentals')} per person`);
  expect(await sheetsOn(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(plan(page).getByText('12 people, private class')).toBeVisible();
  await expect(plan(page).getByText('A first count, not an offer.')).toBeVisible();
  await expect(plan(page).getByText('A private class is quoted.')).toBeVisible();
  await expect(plan(page).getByText('/services#plan=data-protection')).toBeVisible();
  // What a manager needs for an approval.
  for (const text of ['For approval', 'UEN', 'Questions:', 'Asked for by', 'Approved by'])
    await expect(plan(page).getByText(text, { exact: false }).first()).toBeVisible();
  for (const screenOnly of [
    plan(page).getByRole('button'),
    plan(page).locator('input'),
    page.locator('#compare'),
  ])
    await expect(screenOnly.and(page.locator(':visible'))).toHaveCount(0);
  await page.emulateMedia({ media: null });

  const slugs = await page
    .locator('[data-add]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-add')));
  expect(slugs).toHaveLength(courses.length);
  await page.evaluate((hash) => location.assign(hash), `#plan=${slugs.map((slug) => `${slug}:9`).join(';')}`);
  await expect(sum(page)).toContainText(`${9 * slugs.length}in ${slugs.length} courses`);
  expect(await sheetsOn(page)).toBe(1);
});

test('another link, followed before the address of the first is written, is not overwritten @long', async ({
  page,
}) => {
  await page.goto('/services#plan=kanban-system:1');
  await expect(people(page, 'Kanban System')).toHaveValue('1');
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    location.assign('#plan=kanban-system:2');
    while (!document.querySelector('[data-plan] dl')?.textContent?.startsWith('Seats2')) await frame();
    await frame();
    setTimeout(() => location.assign('#plan=scrum-framework:3'));
    // This timer is due when the page is free again, after the plan's own.
    const untilMs = performance.now() + 1000;
    while (performance.now() < untilMs);
  });
  await expect(people(page, 'Scrum Framework')).toHaveValue('3');
});

test('names what it could not read of an old link @long', async ({ page }) => {
  await page.goto('/services#plan=old-course:3;kanban-system:4;x');
  await expect(people(page, 'Kanban System')).toHaveValue('4');
  await expect(plan(page)).toContainText('This link names what we do not offer any more: old course.');
  await expect(plan(page)).toContainText('Part of this link could not be read.');
  await page.evaluate(() => location.assign('#plan=kanban-system:four;scrum-framework:3'));
  await expect(people(page, 'Kanban System')).toHaveValue('5');
  await expect(people(page, 'Scrum Framework')).toHaveValue('3');
  await expect(plan(page)).toContainText('could not be used for Kanban System.');
});

test('the plan works with the keyboard: limits, removal, undo, and the focus never gets lost @long', async ({
  page,
}) => {
  await page.goto('/services');
  const add = page.getByRole('button', { name: 'Add Kanban System to the plan' });
  await add.focus();
  await page.keyboard.press('Enter');
  const added = page.getByRole('button', { name: 'In the plan: Kanban System' });
  await expect(added).toBeFocused();
  await page.keyboard.press('Enter');
  const field = people(page, 'Kanban System');
  await expect(field).toBeFocused();
  await field.fill('100');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(plan(page).getByText('1 to 99 people.')).toBeVisible();
  await expectNoBarriers(page, 'with a number out of limits', '[data-plan]');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('99');
  await expect(page.getByRole('button', { name: 'One person more in Kanban System' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('99');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Public' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Take Kanban System out of the plan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectNoBarriers(page, 'after a removal', '[data-plan]');
  await expect(field).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('99');
  await expect(page.getByRole('radio', { name: 'Public' })).toBeChecked();
});

test('where the rest of the plan does not arrive, the page says so, and another press tries again @long', async ({
  page,
  pageProblems,
}) => {
  await page.route('**/services/plan.*.json', (route) => route.abort(), { times: 1 });
  await page.goto('/services');
  const add = page.getByRole('button', { name: 'Add Kanban System to the plan' });
  await add.click();
  await expect(plan(page).getByText('The plan could not load.')).toBeVisible();
  pageProblems.length = 0;
  await add.click();
  await expect(people(page, 'Kanban System')).toHaveValue('5');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the comparison without controls of the plan', async ({ page }) => {
    await page.goto('/services');
    await expect(page.locator('#compare').getByText(price('data-protection-fundamentals'))).toBeVisible();
    await expect(plan(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add' })).toHaveCount(0);
  });
});

test('a course leads to a page for the manager, with what it teaches @long', async ({ page }) => {
  await page.goto('/services/professional-scrum-master');
  await page.getByRole('link', { name: /a page for your manager/ }).click();
  await expect(people(page, 'Professional Scrum Master in the Age of AI')).toHaveValue('5');
  await page.emulateMedia({ media: 'print' });
  await expect(plan(page).getByText('and keep people accountable')).toBeVisible();
  expect(await sheetsOn(page)).toBe(1);
});

test('the sum stays at the foot of the window until the plan is in view @long', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('button', { name: 'Add Data Protection Fundamentals to the plan' }).click();
  const see = page.getByRole('button', { name: 'See the plan' });
  await expect(see).toBeInViewport();
  await page.getByRole('button', { name: 'In the plan: Data Protection Fundamentals' }).hover();
  expect(await findBarriers(page, '#compare'), 'with the mouse on an added course').toEqual([]);
  await see.click();
  await expect(people(page, 'Data Protection Fundamentals')).toBeInViewport();
  await expect(see).toBeHidden();
});
