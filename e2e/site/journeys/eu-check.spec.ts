import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addDays } from '@vanda/forms/day';
import { euSystemsKey } from '@vanda/site/config/storage-keys';
import { contentFile } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { findBarriers } from '../support/barriers.ts';
import { sheetsOn } from '../support/printed.ts';

const checkPage = '/ai-regulations/eu-ai-act/check';
const heading = (page: Page) => page.locator('h1:visible');
const stage = (page: Page) => page.locator('#check-stage');

/** Answers by id; other questions get "none", or their last answer but "not sure". */
type Answers = Readonly<Record<string, readonly string[]>>;

/**
 * Answers all questions inside the page: single clicks take two minutes.
 * @returns pixels to scroll until the last answer of each question is above the buttons
 */
const walk = (page: Page, answers: Answers) =>
  page.evaluate(async (given) => {
    let scrolled = 0;
    for (let step = 0; step < 40; step++) {
      const question = location.hash.slice('#q='.length);
      if (question === 'result') return scrolled;
      const end = document.querySelector('main form fieldset')?.getBoundingClientRect().bottom ?? 0;
      const buttons = document.querySelector('main form [type="submit"]')?.parentElement?.offsetHeight ?? 0;
      scrolled += Math.max(0, end + scrollY + buttons - innerHeight);
      const form = document.querySelector('main form:has([name="answer"])');
      const ids = [...(form?.querySelectorAll('[name="answer"]') ?? [])].map((input) =>
        input.getAttribute('value'),
      );
      for (const id of given[question] ?? [ids.at(-2) ?? '']) {
        const label = form?.querySelector<HTMLElement>(`label[for="answer-${id}"]`);
        if (!label) throw new Error(`${question} has no answer ${id}`);
        label.click();
      }
      form?.querySelector<HTMLElement>('[type="submit"]')?.click();
      // React renders the next question in a microtask.
      await new Promise((resolve) => setTimeout(resolve));
    }
    throw new Error('The check did not end');
  }, answers);

/** Presses a button that saves a file. @returns its place */
async function save(page: Page, name: string): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name }).first().click();
  return (await saved).path();
}

const union = { kind: ['ai-system'], seat: ['seat-union'] };
const maker = {
  ...union,
  'union-link': ['union-market'],
  roles: ['role-provider'],
  form: ['form-system'],
  model: ['model-used'],
  'first-supply': ['supplied-late'],
};

const bot = { ...maker, interaction: ['interacts'], content: ['makes-content'] };

test('answers lead to the result of the rules, and nothing is sent after the start', async ({ page }) => {
  await page.goto(checkPage, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Start the check' }).click();
  await expect(heading(page)).toHaveText('How does it reach its answers?');
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // Hashed files; the icon is requested again when the address changes.
    const isFile = /^\/(_astro|illustrations)\/|\.[\da-f]{8}\.json$|^\/icon\.svg$/.test(pathname);
    if (request.method() !== 'GET' || search || !isFile) sent.push(`${request.method()} ${request.url()}`);
  });
  await walk(page, bot);
  await expect(heading(page)).toHaveText('Transparency duties since 2 August 2026');
  await expect(stage(page).getByText('Article 50(2)').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Keep this system, and check another' }).click();
  expect(sent).toEqual([]);
});

const ranking = `${checkPage}#a=2026-11-22;kind=ai-system;seat=seat-outside;union-link=union-market;exclusions=none;roles=role-provider;form=form-system;practices=none;product=product-none;areas=area-work;uses-work=annex3-4a-recruitment;profiling=profiles;interaction=interacts;content=makes-content;reading-people=none;deep-fakes=deep-fake-none;public-texts=public-text-none;model=model-used;first-supply=supplied-late;customers=unsure;decisions=helps-decide,decision-serious;linked-firms=linked-no;size=size-sme;turnover=1200000`;

test('a link restores the answers; result and question hold no barrier, and a changed answer says what it puts aside @long', async ({
  page,
}) => {
  await page.goto(ranking);
  await expect(heading(page)).toHaveText('High-risk from 2 December 2027');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Result: High-risk from' })).toBeAttached();
  expect(await sheetsOn(page), 'sheets').toBeLessThanOrEqual(4);
  // A start-up of EUR 1.2m: 3% of its turnover is the lower.
  await expect(stage(page).getByText('EUR 36,000').first()).toBeVisible();
  await expect(stage(page).getByText('Article 22', { exact: true }).last()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  const calendar = readFileSync(await save(page, 'Save the days as .ics'), 'utf8');
  expect(calendar).toContain('DTSTART;VALUE=DATE:20271202');
  expect(calendar).toContain('TRIGGER:-P180D');

  await page.getByRole('button', { name: 'Change: Areas of Annex III' }).click();
  await expect(heading(page)).toHaveText('In which of these areas does it work?');
  expect(await findBarriers(page)).toEqual([]);
  await page.goBack();
  await expect(heading(page)).toHaveText('High-risk from 2 December 2027');

  await page.getByRole('button', { name: 'Change: What it is' }).click();
  await page.locator('label[for="answer-fixed-rules"]').click();
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(stage(page).getByText(/^\d+ answers no longer matter/)).toBeVisible();
});

const device = ranking
  .replace(
    'product=product-none',
    'product=product-itself;product-law=product-medical;third-party=third-party-always',
  )
  .replace(/areas=.*profiling=profiles/, 'areas=none')
  .replace(/decisions=[^;]+;/, '');
const oldList = `${checkPage}#a=2026-11-28;kind=ai-system;seat=seat-union;union-link=union-use;exclusions=none;roles=role-deployer;takeover=none;practices=none;product=product-none;areas=area-services;uses-services=annex3-5a-public-benefits;profiling=profiles;interaction=interacts-not;content=makes-nothing;reading-people=none;first-supply=supplied-early;design=design-stands;maker-seat=maker-union;users=user-public-authority;decisions=helps-decide;linked-firms=linked-no;size=size-sme`;

test('headline, lead and record know the day of the browser: a ban, a listed use, a product, and an old system of an authority @long', async ({
  page,
  setClock,
}) => {
  const imagery =
    'practices=practice-intimate-imagery;imagery=imagery-identifiable,imagery-no-consent;imagery-means=imagery-purpose';
  for (const [link, day, before, after] of [
    [ranking.replace('practices=none', imagery), '2026-12-02', 'prohibited from', 'prohibited since'],
    [ranking, '2027-12-02', 'High-risk from', 'High-risk since'],
    [device, '2028-08-02', 'High-risk from', 'High-risk since'],
    [oldList, '2030-08-02', 'High-risk from', 'High-risk since'],
  ] as const)
    for (const [today, words] of [
      [addDays(day, -1), before],
      [addDays(day, 1), after],
    ] as const) {
      await setClock(`${today}T09:00:00+08:00`);
      await page.goto('about:blank');
      await page.goto(link);
      await expect(heading(page)).toContainText(words);
      const text = readFileSync(await save(page, 'Save as Markdown'), 'utf8');
      expect(text.split('\n')[0]).toContain(words);
      await page.emulateMedia({ media: 'print' });
      await expect(heading(page)).toContainText(words);
      await page.emulateMedia({ media: 'screen' });
    }
});

test('a draft is saved; a record with reasons too, loaded on the start page, and compared @long', async ({
  page,
}) => {
  await page.goto(ranking);
  await page.getByText('Name the system and give reasons').click();
  await page.getByLabel('Name of the system').fill('Ranker');
  await page.getByLabel(/^Does it evaluate people/).fill('It puts applicants in an order.');
  const draft = readFileSync(await save(page, 'Save as Markdown: Notices to people'), 'utf8');
  expect(draft.split('\n')[0]).toMatch(/^# Draft for a lawyer: /);
  const file = await save(page, 'Save as JSON');
  const record = JSON.parse(readFileSync(file, 'utf8'));
  expect(record).toMatchObject({ system: { name: 'Ranker' }, headline: 'High-risk from 2 December 2027' });
  expect(record.rules.sha256).toMatch(/^[0-9a-f]{64}$/);

  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(checkPage);
  await page.getByText('Go on from a saved record').click();
  await page.getByLabel('Its JSON file').setInputFiles(file);
  await expect(heading(page)).toHaveText('High-risk from 2 December 2027');
  await page.getByText('Name the system and give reasons').click();
  await expect(page.getByLabel('Name of the system')).toHaveValue('Ranker');
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole('button', { name: 'Change: Your seat' }).click();
  await stage(page).getByText('In the Union', { exact: true }).click();
  await page.getByRole('button', { name: 'Next question' }).click();
  await page.getByLabel('Compare with a saved record').setInputFiles(file);
  await expect(stage(page).getByText('No longer owed: Article 22')).toBeVisible();
});

type Cited = { article: string };
type Examples = { inside?: string[]; outside?: string[] };
type QuestionContent = { questions: { id: string; why: Cited; answers: Cited[] }[] };

test('a question links each provision that it cites to the text of the law @long', async ({ page }) => {
  const { questions } = contentFile<QuestionContent>('eu-ai-act-check/scope.yaml');
  const { lawText } = contentFile<{ lawText: { consolidated: string } }>('tools/eu-ai-act-check.yaml');
  await page.goto(`${checkPage}#a=2026-11-24;kind=ai-system;seat=seat-union;union-link=union-market`);
  await stage(page).getByText('Why this is asked').click();
  for (const { why, answers } of questions.filter(({ id }) => id === 'exclusions'))
    for (const { article } of [why, ...answers])
      await expect(stage(page).getByRole('link', { name: article, exact: true })).toHaveAttribute(
        'href',
        `${lawText.consolidated}#art_2`,
      );
});

test('several systems are kept side by side, and listed on the start page @long', async ({ page }) => {
  await page.goto(ranking);
  await page.getByText('Name the system and give reasons').click();
  await page.getByLabel('Name of the system').fill('Ranker');
  await page.getByRole('button', { name: 'Keep this system, and check another' }).click();
  await expect(heading(page)).toHaveText('How does it reach its answers?');
  await walk(page, { ...maker, interaction: ['interacts'] });
  await page.goto('about:blank');
  await page.goto(checkPage);
  await expect(page.getByText(/^High-risk from 2 December 2027 \(on \d+ \w+ \d{4}\)$/)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open: Ranker' }).click();
  await expect(heading(page)).toHaveText('High-risk from 2 December 2027');
  await page.goto('/privacy-policy');
  await page.getByRole('button', { name: 'Delete: Systems checked' }).click();
  await page.goto(checkPage);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open: ' })).toHaveCount(0);
});

test('another check loses nothing that was typed: begun anew, opened by a link, or loaded from a record @long', async ({
  page,
}) => {
  const names = async () => {
    const stored = await page.evaluate((key) => localStorage.getItem(key) ?? '[]', euSystemsKey);
    return (JSON.parse(stored) as { notes?: { system: { name: string } } }[]).map(
      ({ notes }) => notes?.system.name,
    );
  };
  const nameIt = async (name: string) => {
    await page.getByText('Name the system and give reasons').click();
    await page.getByLabel('Name of the system').fill(name);
  };
  await page.goto(ranking);
  await nameIt('First');
  const record = await save(page, 'Save as JSON');
  await page.goto('about:blank');
  await page.goto(checkPage);
  await page.getByRole('button', { name: 'Keep it, check another' }).click();
  await page.locator('main form [name="answer"]').first().waitFor();
  await walk(page, bot);
  await nameIt('Second');
  expect(await names()).toEqual(['First']);
  await page.goto('about:blank');
  await page.goto(ranking);
  await expect(page.getByText('Change one, and those on this device are put aside')).toBeVisible();
  await nameIt('Third');
  expect(await names()).toEqual(['Second', 'First']);
  await page.getByLabel('Load a saved record').setInputFiles(record);
  await expect(page.getByText('Change one, and those')).toBeHidden();
  await expect.poll(names).toEqual(['Third', 'Second', 'First']);
});

test('answers that cannot all hold stand before the result, with the way to change them @long', async ({
  page,
}) => {
  await page.goto(
    `${ranking.replace('roles=role-provider', 'roles=role-provider,role-importer')};takeover=none`,
  );
  await expect(heading(page)).toHaveText('Some answers cannot all hold');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Change: Your seat' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change: Your role' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go on to the result' }).press('Enter');
  await expect(heading(page)).toHaveText('High-risk from 2 December 2027');
  await expect(heading(page)).toBeFocused();
});

test('after ten doubts it says that too little is known, and names three answers that decide @long', async ({
  page,
}) => {
  const doubted = ranking
    .split(';')
    .map((part, i) =>
      i === 0 || /^(kind|turnover|practices|form)=/.test(part) ? part : part.replace(/=.*/, '=unsure'),
    )
    .join(';');
  await page.goto(doubted);
  await expect(stage(page).getByRole('heading', { name: 'Too little is known' })).toBeVisible();
  const deciding = stage(page).locator('section').filter({ hasText: 'Too little is known' });
  await expect(deciding.getByRole('button', { name: 'Change: ' })).toHaveCount(3);
  expect(await findBarriers(page)).toEqual([]);
});

test('every example is on a screen of 1,440 px; on a phone the first pair is, and the rest folds @long', async ({
  page,
}) => {
  const { questions } = contentFile<{ questions: { id: string; answers: Examples[] }[] }>(
    'eu-ai-act-check/scope.yaml',
  );
  const { answers = [] } = questions.find(({ id }) => id === 'exclusions') ?? {};
  for (const [width, isAll] of [
    [1440, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('about:blank');
    await page.goto(`${checkPage}#a=2026-11-28;kind=ai-system;seat=seat-union;union-link=union-market`);
    await expect(heading(page)).toContainText('hold for the system as a whole');
    for (const { inside = [], outside = [] } of answers)
      for (const list of [inside, outside])
        for (const [i, example] of list.entries())
          await expect(stage(page).getByText(example).first()).toBeVisible({ visible: isAll || i === 0 });
  }
});

test('one answer of several can be left open @long', async ({ page }) => {
  await page.goto(`${checkPage}#a=2026-11-22;kind=ai-system;seat=seat-outside`);
  const tile = stage(page).locator('div:has(> #answer-union-market)');
  await tile.getByLabel('Not sure').check();
  await expect(tile.locator('#answer-union-market')).not.toBeChecked();
  await tile.getByText('It is supplied or put to use there').click();
  await expect(tile.getByLabel('Not sure')).not.toBeChecked();
  await tile.getByLabel('Not sure').check();
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(stage(page).getByText('Not sure: It is supplied or put to use there')).toBeVisible();
});

test('it works with the keyboard alone, and starts again after Back to the start page', async ({ page }) => {
  await page.goto(checkPage);
  const start = page.getByRole('button', { name: 'Start the check' });
  await start.press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(start).toBeVisible();
  await expect(stage(page).getByRole('heading')).toHaveCount(0);
  await start.press('Enter');
  await expect(heading(page)).toHaveText('How does it reach its answers?');
  await page.getByRole('button', { name: 'Next question' }).press('Enter');
  await expect(page.getByText('Choose one, or “Not sure”.')).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Where is your organisation established?');
  await page.goBack();
  await expect(page.locator('#answer-ai-system')).toBeChecked();
});

test('on a phone a tap on a single answer goes on, after a sentence that says so; a key does not @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(checkPage);
  await page.getByRole('button', { name: 'Start the check' }).click();
  await expect(page.getByText('A tap on an answer leads to the next question')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('2');
  await expect(page.locator('#answer-fixed-rules')).toBeChecked();
  await expect(heading(page)).toHaveText('How does it reach its answers?');
  await stage(page).getByText('It works them out from data').click();
  await expect(heading(page)).toHaveText('Where is your organisation established?');
  await expect(page.getByRole('button', { name: 'Back' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Next question' })).toBeInViewport();
});

test('on a phone a usual run takes at most 16,000 px of scrolling @long', async ({ page }) => {
  const linked = ranking.split(';').slice(1);
  const answers = linked.map((part) => part.split('=')).map(([id, chosen]) => [id, chosen?.split(',')]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(checkPage);
  await page.getByRole('button', { name: 'Start the check' }).click();
  await expect(heading(page)).toHaveText('How does it reach its answers?');
  const toAnswer = await walk(page, Object.fromEntries(answers));
  await expect(heading(page)).toHaveText('High-risk from 2 December 2027');
  const toRead = await stage(page).evaluate(
    (result) => result.getBoundingClientRect().bottom + scrollY - innerHeight,
  );
  expect(toAnswer + toRead).toBeLessThanOrEqual(16_000);
});

test.describe('addresses', () => {
  const isResult = async (page: Page) => {
    await expect(heading(page)).toHaveText('High-risk from 2 December 2027');
    await expect(stage(page).getByText('EUR 36,000').first()).toBeVisible();
  };
  const isStart = async (page: Page) => {
    await expect(page.getByRole('button', { name: 'Start the check' })).toBeVisible();
    await expect(stage(page).getByRole('heading')).toHaveCount(0);
  };
  const start = (page: Page) => page.getByRole('button', { name: 'Start the check' }).click();

  test('Back shows the view before from its top, with the focus on its heading @long', async ({ page }) => {
    await page.goto(ranking);
    await page.getByRole('button', { name: 'Change: Your size' }).click();
    await page.getByRole('button', { name: 'Next question' }).click();
    await isResult(page);
    await page.goto('about:blank');
    await page.goto(checkPage);
    await page.getByRole('button', { name: 'Continue' }).click();
    await isResult(page);
    await page.getByRole('button', { name: 'Change: Your size' }).click();
    await expect(heading(page)).toHaveText('How large is your organisation?');
    await page.goBack();
    await isResult(page);
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toBeInViewport();
    await page.getByRole('button', { name: 'Keep this system' }).scrollIntoViewIfNeeded();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport();
  });

  test('a link pasted into an open tab opens, encoded or not @long', async ({ page }) => {
    const link = ranking.slice(checkPage.length);
    await page.goto(checkPage);
    await page.evaluate((hash) => location.assign(hash), link.replaceAll(',', '%2C').replaceAll(';', '%3B'));
    await isResult(page);
    await page.evaluate(() => location.assign('#a=2026-11-22;kind=fixed-rules'));
    await expect(heading(page)).toHaveText('Probably not an AI system');
  });

  test('answers and an unconfirmed choice stay on the device until they are erased', async ({
    page,
    context,
  }) => {
    await page.goto(checkPage);
    await start(page);
    await stage(page).getByText('It works them out from data').click();
    await page.getByRole('button', { name: 'Next question' }).click();
    await stage(page).getByText('In the Union', { exact: true }).click();
    const later = await context.newPage();
    await later.goto(checkPage);
    await later
      .getByRole('button')
      .filter({ hasText: /Start the check|Continue/ })
      .click();
    await expect(heading(later)).toHaveText('Where is your organisation established?');
    await expect(later.getByLabel('In the Union', { exact: true })).toBeChecked();
    await page.goto('/privacy-policy');
    await page.getByRole('button', { name: 'Delete: Check answers' }).click();
    await page.goto(`${checkPage}#q=seat`);
    await isStart(page);
  });
});

test('a damaged link says so and leads to the start; an unknown version is named', async ({ page }) => {
  await page.goto(`${checkPage}#a=2026-11-22;kind=nonsense`);
  await expect(page.getByText('This link is damaged. Start the check.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the check' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto(ranking.replace('2026-11-22', '2031-01-01'));
  await expect(page.getByText('rules of 1 January 2031, which this page does not know')).toBeVisible();
});

test('“Ask us” leaves what a visitor had written in the enquiry, takes the place of an earlier record, and puts nothing into the address @long', async ({
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
  expect(page.url()).not.toContain('High-risk');
  const message = await page.getByLabel('Message').inputValue();
  expect(message).toMatch(/^We need an answer in March\.\n\nWe answered the EU AI Act check:/);
  expect(message.match(/We answered the EU AI Act check:/g)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions, examples and duties are there to read', async ({ page }) => {
    await page.goto(checkPage);
    await expect(page.getByRole('button', { name: 'Start the check' })).toBeHidden();
    await page.getByText(/^\d+ questions$/).click();
    await expect(page.getByRole('heading', { name: 'At work, what does the system do?' })).toBeVisible();
    await expect(page.getByText('Merging double applications').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'The duties of each role' })).toBeVisible();
  });
});
