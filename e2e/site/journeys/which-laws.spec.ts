import type { Page } from '@playwright/test';
import { contentFile } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { findBarriers } from '../support/barriers.ts';
import { sheetsOn } from '../support/printed.ts';

const finder = '/ai-regulations/which-laws';

async function start(page: Page) {
  await page.goto(finder);
  await page.getByRole('button', { name: 'Find my rules' }).click();
  await expect(page.getByRole('heading', { name: /^Where are your customers/ })).toBeFocused();
}

async function answer(page: Page, ...labels: string[]) {
  for (const label of labels) await page.getByRole('checkbox', { name: label }).press('Space');
  await page.getByRole('button', { name: 'Next question' }).click();
}

/** Payroll software for employers in Malaysia, hosted in Singapore. */
async function answerAll(page: Page) {
  await start(page);
  await answer(page, 'Malaysia');
  await answer(page, 'None that we know of');
  await answer(page, 'Through a customer or distributor');
  await answer(page, 'No AI');
  await answer(page, 'Software or cloud service for firms');
  await answer(page, 'Staff or applicants');
  await answer(page, 'Our customer does, and we act for it');
  await answer(page, 'Not sure');
  await answer(page, 'Employers');
  await expect(page.getByRole('heading', { name: /reach/ }).nth(1)).toBeFocused();
}

test('the answers lead to rules by group, without a request, and without barriers', async ({ page }) => {
  await start(page);
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(page.getByText('Choose an answer, or “Not sure”.')).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goBack();
  await answerAll(page);
  const sent = requests.filter((url) => url.includes('in-malaysia') || url.includes('data-staff'));
  expect(sent).toEqual([]);
  await expect(page.getByRole('table', { name: 'Rules that apply, by day' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Through the customer', exact: true })).toBeVisible();
  // A window as high as the page: in a lower one the header covers buttons.
  await page.setViewportSize({ width: 1280, height: 12_000 });
  expect(await findBarriers(page)).toEqual([]);
});

test('a row knows the day of the browser: a grace for fines has ended on the day after its last', async ({
  page,
  setClock,
}) => {
  const answers = 'markets=in-korea;ai=ai-build;effect=makes-content;offers=kr-serves,kr-ai';
  const penalty = page.getByRole('table', { name: 'Rules that apply, by day' });
  for (const [day, said] of [
    ['2027-01-22', 'Held back until 22 January 2027'],
    ['2027-01-23', 'The promised grace period ended on 22 January 2027'],
  ] as const) {
    await setClock(`${day}T10:00:00+08:00`);
    await page.goto('about:blank');
    await page.goto(`${finder}#a=2026-11-29;${answers}`);
    await expect(penalty).toContainText(said);
  }
});

test('on a phone, each question begins at the top of the window @long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await start(page);
  const questions = [
    ['Singapore', 'Japan'],
    ['None that we know of'],
    ['None of these'],
    ['No AI'],
    ['None of these'],
    ['Staff or applicants'],
  ];
  for (const labels of questions) {
    await answer(page, ...labels);
    const heading = page.locator('#question');
    await expect(heading).toBeFocused();
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(844 / 4);
  }
});

test('Back leads to the question before with its answers, and a reload stays on it @long', async ({
  page,
}) => {
  await start(page);
  await answer(page, 'Malaysia');
  await answer(page, 'None that we know of');
  await answer(page, 'Through a customer or distributor');
  await expect(page.getByRole('heading', { name: 'What do you do with AI?' })).toBeFocused();
  await page.goBack();
  const presence = page.getByRole('heading', { name: /^Where exactly/ });
  await expect(presence).toBeFocused();
  await expect(presence).toBeInViewport();
  const through = page.getByRole('checkbox', { name: 'Through a customer or distributor' });
  await expect(through).toBeChecked();
  await page.reload();
  await expect(presence).toBeFocused();
  await expect(through).toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Where are your customers/ })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Malaysia' })).toBeChecked();
});

test('the result prints alone, with its day and address, without the list of all that does not apply @long', async ({
  page,
}) => {
  await answerAll(page);
  expect(await sheetsOn(page)).toBeLessThanOrEqual(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Which laws reach you, .*#a=/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'These might' })).toBeVisible();
  await expect(page.locator('#by-market')).toBeHidden();
});

test('a link from the page of a market answers the first question @long', async ({ page }) => {
  await page.goto('/ai-regulations/malaysia');
  await page
    .locator('main')
    .getByRole('link', { name: /^Which laws reach you/ })
    .click();
  await page.getByRole('button', { name: 'Find my rules' }).click();
  await expect(page.getByRole('button', { name: 'Change: Markets' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Where are your customers/ })).toBeHidden();
  await expect(page).toHaveURL(/in-malaysia/);
});

test('presence is asked for each market where a law turns on it, and for no other @long', async ({
  page,
}) => {
  await start(page);
  await answer(page, 'Japan', 'Hong Kong', 'Australia');
  await answer(page, 'None that we know of');
  await expect(page.getByRole('checkbox', { name: /^Japan: our seat/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Hong Kong: our seat/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^(Australia|Malaysia|United States)/ })).toHaveCount(0);
});

test('a link opens the same result, where an answer to the question of an open rule moves it; a damaged one says so, and one to a market that we have not read never says that it has no law @long', async ({
  page,
}) => {
  await answerAll(page);
  const headline = await page.getByRole('heading', { name: /reach/ }).nth(1).textContent();
  const address = page.url();
  await page.goto('/');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: headline ?? '' })).toBeVisible();

  const question = page.getByRole('heading', { name: 'Does any equipment in Malaysia process the data' });
  const { shortName } = contentFile<{ shortName: string }>('instruments/my-pdpa-2024.yaml');
  const act = page.getByRole('rowheader', { name: shortName }).first();
  await expect(act).toBeHidden();
  await page.locator('div', { has: question }).last().getByRole('button', { name: 'Yes' }).click();
  await expect(act).toBeVisible();
  await expect(question).toBeHidden();

  await page.goto('/');
  await page.goto(`${finder}#a=2026-11-23;markets=in-atlantis`);
  await expect(page.getByText('This result is not on this device.')).toBeVisible();
  await page.goto(`${finder}#a=2026-11-23;markets=in-elsewhere`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We have not read that market.' })).toBeVisible();
});

test('the keyboard alone answers: number keys choose, Enter goes on, and the focus is on each question', async ({
  page,
}) => {
  await start(page);
  const titles: string[] = [];
  // China, then the last answer of each question that has fewer than nine.
  for (const key of ['8', '1', '4', '9', '1', '1', '1', '1']) {
    const heading = page.locator('#question');
    await expect(heading).toBeFocused();
    titles.push((await heading.textContent()) ?? '');
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(heading).not.toHaveText(titles.at(-1) ?? '');
  }
  expect(new Set(titles).size).toBe(titles.length);
});

test('after an open point is settled, the focus is on the list, and the answer can be changed @long', async ({
  page,
}) => {
  await answerAll(page);
  const question = page.getByRole('heading', { name: 'Does any equipment in Malaysia process the data' });
  await page.locator('div', { has: question }).last().getByRole('button', { name: 'No' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'These might' })).toBeFocused();
  await page.getByRole('button', { name: /^Change: Does any equipment/ }).press('Enter');
  await expect(question).toBeVisible();
});

test('answers that exclude each other are named, with a way to each @long', async ({ page }) => {
  await page.goto(
    `${finder}#a=2026-11-28;markets=in-eu;presence=none;ai=ai-use;business=none;data=none;effect=recognises;offers=none;size=none;customers=none`,
  );
  await page.reload();
  const note = page.getByRole('note').filter({ hasText: 'Two answers do not fit together.' });
  await note.getByRole('button', { name: 'Change: Personal data' }).click();
  await expect(page.getByRole('heading', { name: 'Whose data is in it?' })).toBeFocused();
});

test('where nothing is sure, what is open is folded by market below the question that narrows it @long', async ({
  page,
}) => {
  const ids = 'markets,citizens,presence,ai,business,data,role,effect,offers,size,customers'.split(',');
  await page.goto(`${finder}#a=2026-11-29;${ids.map((id) => `${id}=unsure`).join(';')}`);
  await page.reload();
  await page
    .getByText(/^\d+ rules wait for this answer$/)
    .first()
    .click();
  await expect(page.getByText(/^Mainland China: /).first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 12_000 });
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Answer it' }).first().click();
  await expect(page.getByRole('heading', { name: /^Where are your customers/ })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table has the common case of every market, with a link to its page', async ({ page }) => {
    await page.goto(finder);
    await expect(page.getByRole('button', { name: 'Find my rules' })).toBeHidden();
    const table = page.getByRole('table', { name: 'The common case, by market' });
    await expect(table.getByRole('link', { name: /Malaysia$/ })).toHaveAttribute(
      'href',
      '/ai-regulations/malaysia',
    );
  });

  test('the key of the hub filters its drawing @long', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/ai-regulations');
    const draft = page.locator('svg a:has([href="#glyph-draft"])').first();
    const binding = page.locator('svg a:has([href="#glyph-binding"])').first();
    await page.getByRole('radio', { name: /^Draft/ }).check({ force: true });
    await expect(draft).toHaveCSS('opacity', '1');
    await expect(binding).not.toHaveCSS('opacity', '1');
  });
});

test('an address compares three markets, and a pair leads there with both chosen @long', async ({ page }) => {
  // A link that is half under the header while the page scrolls is no small target.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ai-regulations/compare/singapore-and-eu');
  await page.getByRole('link', { name: 'Add a third market' }).click();
  await page.getByText('Japan', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\?singapore=on&eu=on&japan=on#chosen$/);
  const table = page.getByRole('table', { name: 'Markets side by side' });
  const names = ['Question', 'Singapore', 'European Union', 'Japan'];
  await expect(table.getByRole('columnheader')).toHaveText(names);
  await expect(table.getByRole('row', { name: /^Notice of a breach/ }).getByRole('cell')).toHaveCount(3);
  expect(await findBarriers(page)).toEqual([]);
});
