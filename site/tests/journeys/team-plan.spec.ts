import type { Page } from '@playwright/test';
import { courseContent } from '../course-content.ts';
import { expect, test } from '../fixtures.ts';

const plan = (page: Page) => page.locator('[data-plan]');
const sum = (page: Page) => plan(page).locator('dl');
const people = (page: Page, course: string) => page.getByRole('textbox', { name: `People in ${course}` });
const price = (slug: string) => courseContent(slug).price ?? '';

const five =
  '/services#plan=data-protection-fundamentals:8;cybersecurity-essentials:12:private;professional-scrum-master:2;generative-ai-usage:6;responsible-ai-steward:1';

test('a plan made from the table adds up, sends nothing, comes back after a reload and goes into the enquiry', async ({
  page,
}) => {
  await page.goto('/services', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Add Data Protection Fundamentals to the plan' }).click();
  await people(page, 'Data Protection Fundamentals').fill('8');
  await expect(sum(page)).toContainText('SGD 3,600');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });

  // Who is added next is the same team; a track without a price names itself and counts no dollar.
  await page.getByLabel('Add a course').selectOption('Responsible AI Steward');
  await page.getByRole('button', { name: 'Add to the plan', exact: true }).click();
  await expect(people(page, 'Responsible AI Steward')).toBeFocused();
  await expect(people(page, 'Responsible AI Steward')).toHaveValue('8');
  await expect(sum(page)).toContainText('SGD 3,600');
  await expect(sum(page)).toContainText('Without 8 seats, to be quoted: Responsible AI Steward.');
  await page
    .getByRole('group', { name: 'How Data Protection Fundamentals is run' })
    .getByRole('radio', { name: 'Private' })
    .check();
  await expect(sum(page)).not.toContainText('SGD');
  await expect(plan(page)).toContainText('in public SGD 3,600');
  await expect(page).toHaveURL(/#plan=data-protection-fundamentals:8:private;responsible-ai-steward:8$/);
  await expect(plan(page).getByRole('status').last()).toContainText('Without 16 seats');
  expect(requests).toEqual([]);

  await page.reload();
  await expect(people(page, 'Data Protection Fundamentals')).toHaveValue('8');
  await page.getByRole('link', { name: 'Ask for a quotation' }).click();
  await expect(page).toHaveURL(/\/contact\?service=General%20Consultation$/);
  const message = page.getByRole('textbox', { name: /^message/i });
  await expect(message).toHaveValue(
    /- Data Protection Fundamentals: 8 people, private class, 1 day, to be quoted/,
  );
  await expect(message).toHaveValue(
    /\/services#plan=data-protection-fundamentals:8:private;responsible-ai-steward:8/,
  );
});

test('a link brings the prices of the content, prints on one page with what applies, and every course fits too', async ({
  page,
}) => {
  const pagesOf = async () =>
    (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  await page.goto(five);
  await expect(sum(page)).toContainText('29in 5 courses');
  await expect(sum(page)).toContainText('526 days of people’s time');
  await expect(sum(page)).toContainText('3 and 4 weeks');
  await expect(sum(page)).toContainText('SGD 8,800');
  await expect(plan(page)).toContainText(
    `1 day, ${price('data-protection-fundamentals').replace(' per person', '')} a person`,
  );
  expect(await pagesOf()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(plan(page).getByText('12 people, private class')).toBeVisible();
  await expect(plan(page).getByText('A first count, not an offer.')).toBeVisible();
  await expect(plan(page).getByText('A private class is quoted.')).toBeVisible();
  await expect(plan(page).getByText('/services#plan=data-protection')).toBeVisible();
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
  expect(slugs.length).toBe(16);
  await page.evaluate((hash) => location.assign(hash), `#plan=${slugs.map((slug) => `${slug}:9`).join(';')}`);
  await expect(sum(page)).toContainText('144in 16 courses');
  expect(await pagesOf()).toBe(1);
});

test('an old or broken link is answered kindly', async ({ page }) => {
  await page.goto('/services#plan=old-course:3;kanban-system:4;x');
  await expect(people(page, 'Kanban System')).toHaveValue('4');
  await expect(plan(page)).toContainText('This link names what we do not offer any more: old course.');
  await expect(plan(page)).toContainText('Part of this link could not be read.');
  await page.goto('/services');
  await page.goto('/services#plan=%E0%A4%A<b>');
  await expect(plan(page)).toContainText('This link holds no plan that can be read.');
});

test('the plan works with the keyboard: limits, removal, undo, and the focus never gets lost', async ({
  page,
}) => {
  await page.goto('/services', { waitUntil: 'networkidle' });
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
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('99');
  await expect(page.getByRole('button', { name: 'One person more in Kanban System' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('99');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Private' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Take Kanban System out of the plan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(field).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('99');
  await expect(page.getByRole('radio', { name: 'Private' })).toBeChecked();
});

test('where the rest of the plan does not arrive, the page says so, and another press tries again', async ({
  page,
  pageProblems,
}) => {
  await page.route('**/services/plan.*.json', (route) => route.abort(), { times: 1 });
  await page.goto('/services', { waitUntil: 'networkidle' });
  const add = page.getByRole('button', { name: 'Add Kanban System to the plan' });
  await add.click();
  await expect(plan(page).getByText('The plan could not load.')).toBeVisible();
  pageProblems.length = 0;
  await add.click();
  await expect(people(page, 'Kanban System')).toHaveValue('1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the comparison stands, and no control of the plan shows', async ({ page }) => {
    await page.goto('/services');
    await expect(page.locator('#compare').getByText('SGD 450')).toBeVisible();
    await expect(plan(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add' })).toHaveCount(0);
  });
});
