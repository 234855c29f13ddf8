import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { findBarriers } from '../support/barriers.ts';

const checkPage = '/ai-regulations/eu-ai-act/check';
const heading = (page: Page) => page.locator('h1:visible');
const stage = (page: Page) => page.locator('[data-check-stage]');

/** Answers by id; every question that is not named here gets "none", or its last answer but "not sure". */
type Answers = Readonly<Record<string, readonly string[]>>;

/** Walks from the first question to the result, all in the page: clicked one by one from here it takes two minutes. */
function walk(page: Page, answers: Answers) {
  return page.evaluate((given) => {
    for (let step = 0; step < 40; step++) {
      const question = location.hash.slice('#q='.length);
      if (question === 'result') return;
      const form = document.querySelector('[data-check-stage] form');
      const ids = [...(form?.querySelectorAll('[name="answer"]') ?? [])].map((input) =>
        input.getAttribute('value'),
      );
      for (const id of given[question] ?? [ids.at(-2) ?? '']) {
        const label = form?.querySelector<HTMLElement>(`label[for="answer-${id}"]`);
        if (!label) throw new Error(`${question} has no answer ${id}`);
        label.click();
      }
      form?.querySelector<HTMLElement>('[type="submit"]')?.click();
    }
    throw new Error('The check did not end');
  }, answers);
}

const union = { kind: ['ai-system'], seat: ['seat-union'] };
const maker = {
  ...union,
  'union-link': ['union-market'],
  roles: ['role-provider'],
  model: ['model-used'],
  'first-supply': ['supplied-late'],
};
const user = {
  ...union,
  'union-link': ['union-use'],
  roles: ['role-deployer'],
  'first-supply': ['supplied-late'],
};
const profiles = { profiling: ['profiles'] };

/** Ten of the thirty cases that the engine is held to: headline, and a paragraph that must stand in the result. */
const cases: readonly [string, Answers, string, string][] = [
  [
    'telecom bot',
    { ...maker, interaction: ['interacts'], content: ['makes-content'] },
    'Transparency duties, in force today',
    'Article 50(2)',
  ],
  [
    'angry callers',
    { ...user, areas: ['area-biometrics'], 'uses-biometrics': ['annex3-1c-tick'], ...profiles },
    'High-risk from 2 December 2027',
    'Article 50(3), (5)',
  ],
  [
    'agents’ mood',
    { ...user, practices: ['practice-emotion'], emotion: ['emotion-biometric'] },
    'One practice is prohibited since 2 February 2025',
    'Article 5(1)(f)',
  ],
  [
    'staff gate',
    { ...user, areas: ['area-biometrics'], 'uses-biometrics': ['none'] },
    'Article 4 only',
    'Article 4(1)',
  ],
  [
    'grading drift',
    {
      ...maker,
      areas: ['area-education'],
      'uses-education': ['annex3-3b-assessment'],
      profiling: ['no-profiling'],
      exemption: ['exempt-pattern-check'],
      influence: ['no-influence'],
    },
    'Listed, but exempt: write down why',
    'Article 6(4)',
  ],
  [
    'warehouse pace',
    {
      ...user,
      areas: ['area-work'],
      'uses-work': ['annex3-4b-worker-management'],
      ...profiles,
      users: ['user-employer'],
    },
    'High-risk from 2 December 2027',
    'Article 26(7)',
  ],
  [
    'water guard',
    {
      ...maker,
      areas: ['area-infrastructure'],
      'uses-infrastructure': ['annex3-2-infrastructure'],
      profiling: ['no-profiling'],
    },
    'High-risk from 2 December 2027',
    'Article 49(5)',
  ],
  [
    'tractor',
    {
      ...maker,
      product: ['product-part'],
      'product-law': ['product-tractors'],
      'product-function': ['safety-function'],
      'third-party': ['third-party-always'],
    },
    'Governed by the product’s own law',
    'Article 2(2), Annex I, Section B',
  ],
  [
    'lab images',
    {
      ...maker,
      product: ['product-itself'],
      'product-law': ['product-diagnostics'],
      'third-party': ['third-party-always'],
    },
    'High-risk from 2 August 2028',
    'Article 73(10)',
  ],
  [
    'ranking prompt',
    {
      ...union,
      'union-link': ['union-market'],
      roles: ['role-deployer'],
      takeover: ['becomes-provider-brand', 'becomes-provider-purpose'],
      areas: ['area-work'],
      'uses-work': ['annex3-4a-recruitment'],
      ...profiles,
      'first-supply': ['supplied-late'],
    },
    'High-risk from 2 December 2027',
    'Articles 16(i), 49(1)',
  ],
];

test('ten worked cases come out as the law says, and nothing is sent after the start', async ({ page }) => {
  await page.goto(checkPage, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Start the check' }).click();
  await expect(heading(page)).toHaveText('How does it reach its answers?');
  const requests: string[] = [];
  // The drawing of the footer comes when it is near, as on every page.
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  for (const [name, answers, headline, paragraph] of cases) {
    await walk(page, answers);
    await expect(heading(page), name).toHaveText(headline);
    await expect(stage(page).getByText(paragraph).first(), name).toBeVisible();
    await page.getByRole('button', { name: 'Start again' }).last().click();
  }
  expect(requests).toEqual([]);
});

const ranking = `${checkPage}#a=2026-11-22;kind=ai-system;seat=seat-outside;union-link=union-market;exclusions=none;roles=role-provider;practices=none;product=product-none;areas=area-work;uses-work=annex3-4a-recruitment;profiling=profiles;interaction=interacts;content=makes-content;reading-people=none;deep-fakes=deep-fake-none;public-texts=public-text-none;model=model-used;first-supply=supplied-soon;design=design-changes;users=unsure;decisions=helps-decide,decision-serious;size=size-sme;turnover=1200000`;

test('a link restores the answers; result and question hold no barrier and print on three pages', async ({
  page,
}) => {
  await page.goto(ranking);
  await expect(heading(page)).toHaveText('High-risk from 2 December 2027');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Result: High-risk from' })).toBeAttached();
  // A start-up of EUR 1.2m: 3% of its turnover is the lower.
  await expect(stage(page).getByText('EUR 36,000').first()).toBeVisible();
  await expect(stage(page).getByText('Article 22', { exact: true })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  const pdf = (await page.pdf({ preferCSSPageSize: true, tagged: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the days as .ics' }).click();
  const calendar = readFileSync(await (await saved).path(), 'utf8');
  expect(calendar).toContain('DTSTART;VALUE=DATE:20271202');
  expect(calendar).toContain('TRIGGER:-P180D');

  await page.getByRole('button', { name: 'Change: Areas of Annex III' }).click();
  await expect(heading(page)).toHaveText('In which of these areas does it work?');
  expect(await findBarriers(page)).toEqual([]);
  await page.goBack();
  await expect(heading(page)).toHaveText('High-risk from 2 December 2027');
});

test('it works with the keyboard alone', async ({ page }) => {
  await page.goto(checkPage);
  await page.getByRole('button', { name: 'Start the check' }).press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.getByRole('button', { name: 'Next question' }).press('Enter');
  await expect(page.getByText('Choose one, or “Not sure”.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Where is your organisation established?');
  await page.goBack();
  await expect(page.locator('#answer-ai-system')).toBeChecked();
});

test('a damaged link says so and leads to the start', async ({ page }) => {
  await page.goto(`${checkPage}#a=2026-11-22;kind=nonsense`);
  await expect(page.getByText('This link is damaged. Start the check.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the check' })).toBeVisible();
});

test('“Ask us” brings the record into the enquiry, and no address carries it', async ({ page }) => {
  await page.goto(ranking);
  await page.getByRole('button', { name: 'Ask us about this result' }).click();
  await expect(page.getByLabel('Message')).toHaveValue(/High-risk from 2 December 2027/);
  expect(page.url()).not.toContain('High-risk');
});

test('“Ask us” leaves what a visitor had written in the enquiry, and takes the place of an earlier record', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Message').fill('We need an answer in March.');
  for (const _time of [1, 2]) {
    await page.goto('about:blank');
    await page.goto(ranking);
    await page.getByRole('button', { name: 'Ask us about this result' }).click();
    await expect(page.getByLabel('Message')).toHaveValue(/High-risk from 2 December 2027/);
  }
  const message = await page.getByLabel('Message').inputValue();
  expect(message).toMatch(/^We need an answer in March\.\n\nWe answered the EU AI Act check:/);
  expect(message.match(/We answered the EU AI Act check:/g)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions, examples and duties are there to read', async ({ page }) => {
    await page.goto(checkPage);
    await expect(page.getByRole('button', { name: 'Start the check' })).toBeHidden();
    await page.getByText('At work, what does the system do?').click();
    await expect(page.getByText('CVs in an order of fitness').first()).toBeVisible();
    await page.getByText('deployer', { exact: false }).locator('visible=true').first().click();
  });
});
