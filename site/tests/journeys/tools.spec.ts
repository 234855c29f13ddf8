import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const tierPage = '/ai-regulations/eu-ai-act';
const readinessPage = '/services/data-protection-trustmark';

/** Answers one question after the other by the words of the answer, and goes on. */
async function answer(page: Page, ...answers: string[]) {
  for (const name of answers) {
    await page.getByRole('radio', { name, exact: true }).check();
    await page.getByRole('button', { name: /^(?:Next|Show the result)$/ }).click();
  }
}

test.describe('which tier is my system in?', () => {
  const recruitment = [
    'In the European Union, wholly or partly',
    'None of these',
    'Nothing',
    'No, or nobody else assesses it',
    'Recruitment and employment',
    'It makes or shapes the decision',
    'Yes, for example with a chatbot or a voice',
    'No',
  ];

  test('the answers lead to a tier with its articles, and nothing is sent', async ({ page }) => {
    await page.goto(tierPage, { waitUntil: 'networkidle' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await answer(page, ...recruitment);
    const result = page.getByRole('region', { name: 'High: strict requirements' });
    await expect(result).toBeVisible();
    await expect(result).toBeFocused();
    await expect(
      page.getByText('High risk: Annex III, point 4, from 2 Dec 2027').locator('visible=true'),
    ).toBeVisible();
    expect(requests).toEqual([]);
  });

  test('a question about listed uses is asked only after a listed use', async ({ page }) => {
    await page.goto(tierPage);
    await answer(page, ...recruitment.slice(0, 4), 'None of these');
    await expect(page.getByRole('group', { name: /Do people deal with it directly/ })).toBeVisible();
    await answer(page, 'No', 'No');
    await expect(page.getByRole('region', { name: 'Minimal: no restrictions' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What led there' })).toBeHidden();
  });

  test('it works with the keyboard alone', async ({ page }) => {
    await page.goto(tierPage);
    await page.getByRole('radio', { name: 'Nowhere in the European Union' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: 'Manipulates them in a harmful way' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Back' }).press('Enter');
    await expect(page.getByRole('radio', { name: 'Exploits the vulnerabilities of a group' })).toBeChecked();
  });

  test('a question without an answer stays', async ({ page }) => {
    await page.goto(tierPage);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('group', { name: /Question 1 of 8/ })).toBeVisible();
  });

  test('the result goes along to the contact form', async ({ page }) => {
    await page.goto(tierPage);
    await answer(page, ...recruitment);
    await page.getByRole('link', { name: 'Ask us about this' }).click();
    await expect(page.getByLabel('Service', { exact: false }).first()).toHaveValue('General Consultation');
    await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue(
      /^High: strict requirements\n.*Annex III, point 4/s,
    );
  });

  test('only the result is printed', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.goto(tierPage);
    await answer(page, ...recruitment);
    await page.getByRole('button', { name: 'Print this result' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'High: strict requirements' })).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('it can be done again from the start', async ({ page }) => {
    await page.goto(tierPage);
    await answer(page, ...recruitment);
    await page.getByRole('button', { name: 'Start again' }).click();
    const first = page.getByRole('radio', { name: 'In the European Union, wholly or partly' });
    await expect(first).toBeFocused();
    await expect(first).not.toBeChecked();
  });
});

test.describe('are we ready?', () => {
  test('the answers give a score by area and the steps that are left', async ({ page }) => {
    await page.goto(readinessPage);
    await answer(page, ...Array<string>(9).fill('Yes, and we can show it'), 'Not yet, or not known');
    await expect(page.getByRole('region', { name: 'About half way' })).toBeFocused();
    const score = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('+ dd');
    await expect(score('Care of personal data')).toHaveText('100%');
    await expect(score('Individuals’ rights')).toHaveText('50%');
    await expect(score('Together')).toHaveText('90%');
    await expect(page.getByRole('listitem').filter({ hasText: 'Play one breach through' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, rule] of [
    [tierPage, 'Annex III, point 4, from 2 Dec 2027'],
    [readinessPage, 'Name the officer and publish the contact.'],
  ] as const) {
    test(`${address} shows the questions, the rules and the results as a list`, async ({ page }) => {
      await page.goto(address);
      const tool = page.locator('[data-tool]');
      await expect(tool.getByText(rule)).toBeVisible();
      await expect(tool.getByRole('radio')).toHaveCount(0);
      await expect(tool.getByRole('button')).toHaveCount(0);
      for (const group of await tool.getByRole('group').all()) await expect(group).toBeVisible();
      for (const result of await tool.getByRole('region').all()) await expect(result).toBeVisible();
    });
  }
});
