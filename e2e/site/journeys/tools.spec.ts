import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNoBarriers } from '../support/barriers.ts';

const readinessPage = '/services/data-protection-trustmark';

async function answer(page: Page, ...answers: string[]) {
  for (const name of answers) {
    await page.getByRole('radio', { name, exact: true }).check();
    await page.getByRole('button', { name: /^(?:Next|Show the result)$/ }).click();
  }
}

test.describe('are we ready?', () => {
  test('the answers give a score by area and the steps that are left', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(readinessPage);
    await expectNoBarriers(page, 'first question', '[data-tool]');
    await answer(page, ...Array<string>(9).fill('Yes, and we can show it'), 'Not yet, or not known');
    await expect(page.getByRole('region', { name: 'Nearly there, with a gap' })).toBeFocused();
    await expectNoBarriers(page, 'result', '[data-tool]');
    const score = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('+ dd');
    await expect(score('Care of personal data')).toHaveText(/^(\d) of \1$/);
    await expect(score('Individuals’ rights')).toHaveText('1 of 2');
    await expect(score('Together')).toHaveText('9 of 10');
    await expect(page.getByRole('listitem').filter({ hasText: 'Play one breach through' })).toBeVisible();
  });
});

test('a word in the list of rules opens the markets that have it, and leaves the others out', async ({
  page,
}) => {
  await page.goto('/ai-regulations/rules');
  const rows = page.locator('tr[data-is]:visible');
  const atStart = await rows.count();
  const market = (name: string) =>
    page.getByRole('group').filter({ has: page.locator('summary', { hasText: name }) });
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('colorado sb');
  await expect(market('Singapore')).toBeHidden();
  await expect(market('United States')).toHaveAttribute('open');
  for (const text of await rows.allTextContents()) expect(text).toMatch(/Colorado SB/);
  const found = await rows.count();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('ＣＯＬＯＲＡＤＯ ｓｂ');
  await expect(rows).toHaveCount(found);
  await page.getByRole('radio', { name: /^To come/ }).check();
  await expect(page.getByRole('status')).toHaveText(
    `${await rows.count()} of ${await page.locator('tr[data-is]').count()} rules`,
  );
  await page.getByRole('radio', { name: /^All/ }).check();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('');
  await expect(rows).toHaveCount(atStart);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters the list of rules by what binds', async ({ page }) => {
    await page.goto('/ai-regulations/rules');
    await page.getByRole('radio', { name: /^Binding/ }).check();
    const shown = await page.locator('tr[data-is]:visible').allTextContents();
    expect(shown.length).toBeGreaterThan(5);
    for (const row of shown) expect(row).toContain('binding');
    await expect(page.getByRole('searchbox', { name: 'Search the rules' })).toBeHidden();
  });

  test('shows the questions, the rules and the results as a list', async ({ page }) => {
    await page.goto(readinessPage);
    const tool = page.locator('[data-tool]');
    await expect(tool.getByText('Name the officer and publish the contact.')).toBeVisible();
    await expect(tool.getByRole('radio')).toHaveCount(0);
    await expect(tool.getByRole('button')).toHaveCount(0);
    for (const group of await tool.getByRole('group').all()) await expect(group).toBeVisible();
    for (const result of await tool.getByRole('region').all()) await expect(result).toBeVisible();
  });
});
