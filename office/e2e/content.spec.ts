import { expect, type Page, test } from '@playwright/test';
import type { ResponseOf } from '@vanda/desk-api/routes';
import { draftId, entry, nowMs, publishing } from './support/content-responses.ts';
import { openDemoDesk, type Responses, respondWith } from './support/demo-desk.ts';
import { responses } from './support/responses.ts';

const entryAddress = '/content/courses/cybersecurity-essentials';
const draftAddress = `/content/drafts/${draftId}`;
const nextVersion = 'b'.repeat(40);

const saved = (more: Partial<ResponseOf<'saveEntry'>> = {}): ResponseOf<'saveEntry'> =>
  ({
    outcome: 'saved',
    version: nextVersion,
    values: entry.values,
    body: null,
    joined: [],
    checks: [],
    ...more,
  }) as ResponseOf<'saveEntry'>;

const priceField = (page: Page) => page.getByRole('textbox', { name: /^Price in S\$/ });

/** @returns the bodies of the saves so far */
async function openEntry(page: Page, told: Responses = {}, search = `?draft=${draftId}`) {
  const overrides = { saveEntry: saved(), makeDraft: responses.draft, ...told };
  const sent = await openDemoDesk(page, entryAddress + search, overrides);
  await priceField(page).waitFor();
  return () => sent.flatMap(({ body }) => ('values' in body ? [body] : []));
}

test('an editor finds sessions and content, and nothing of enquiries @long', async ({ page }) => {
  const { bootstrap } = responses;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openDemoDesk(page, '/', { bootstrap: { ...bootstrap, me: { ...bootstrap.me, role: 'editor' } } });
  await expect(page).toHaveURL(/\/content$/);
  await expect(page.getByRole('navigation', { name: 'Desk', exact: true }).getByRole('link')).toHaveText([
    'Sessions ',
    'Content ',
  ]);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  expect(asked).not.toContain('/api/poll');
});

test('a change saves itself into the draft, on the version that was read', async ({ page }) => {
  const bodies = await openEntry(page);
  await priceField(page).fill('540');
  await expect(page.getByText(/^Draft, saved \d\d:\d\d by you$/)).toBeVisible();
  expect(bodies()).toMatchObject([{ version: entry.version, values: { priceSgd: 540 } }]);
  await priceField(page).fill('550');
  await page.keyboard.press('Control+s');
  await expect.poll(bodies).toMatchObject([{}, { version: nextVersion, values: { priceSgd: 550 } }]);
});

test('the first change of an entry makes the draft; the focus stays in the field @long', async ({ page }) => {
  await openEntry(page, { entry: { ...entry, draft: null, checks: [] } }, '');
  await priceField(page).fill('540');
  await expect(page).toHaveURL(new RegExp(`draft=${draftId}`));
  await expect(priceField(page)).toBeFocused();
  await expect(priceField(page)).toHaveValue('540');
});

test('an entry names its next step only once it is known whether a second colleague reads it @long', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('requestfinished', (request) => asked.push(request.url()));
  await openDemoDesk(page, entryAddress, { contentHome: 'never' });
  await expect.poll(() => asked.some((address) => address.includes('/api/content/entries/'))).toBe(true);
  await expect(page.getByText('Loading the entry')).toBeAttached();
  await expect(page.getByRole('button', { name: /Publish|Ask for review/ })).toHaveCount(0);
});

test('a new date can be set while the publisher is away @long', async ({ page }) => {
  const { contentHome } = responses;
  await openDemoDesk(page, '/content', { contentHome: { ...contentHome, isReachable: false } });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('does not answer');
  await expect(page.getByRole('link', { name: 'New date' })).toHaveCount(1);
});

test('everything to change is listed at once, and each leads to its field @long', async ({ page }) => {
  await openEntry(page);
  await page.getByRole('button', { name: 'Session 2, seats' }).click();
  const seats = page.getByLabel('Seats').last();
  await expect(seats).toBeFocused();
  await expect(seats).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Description' }).click();
  await expect(page.getByRole('textbox', { name: /^Description/ })).toBeFocused();
});

test('an entry is written by keyboard alone: each act leaves the focus where work goes on, and a save is said @long', async ({
  page,
}) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const focused = page.locator(':focus');
  const bodies = await openEntry(page);
  await press('Take back: Price in S$');
  await expect(priceField(page)).toBeFocused();
  await expect(priceField(page)).toHaveValue('480');
  await expect.poll(() => bodies().at(-1)?.values).toMatchObject({ priceSgd: 480 });
  await press('Choose a drawing …');
  await page.getByRole('dialog').getByRole('button', { name: 'Nine flowers' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Choose a drawing …' })).toBeFocused();
  await press('Add session');
  await expect(focused).toHaveText(/^Session 3/);
  await press('Move Session 3 up');
  await expect(focused).toHaveAccessibleName('Move Session 2 up');
  await press('Remove Session 2');
  await expect(focused).toHaveText('Add session');
  await expect(page.getByRole('status').filter({ hasText: 'Saved. 0 things to change.' })).toBeAttached();
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Ask for review …' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a new block is chosen by its picture, and the focus goes to the list of kinds @long', async ({
  page,
}) => {
  await openEntry(page);
  await page.getByRole('button', { name: 'Add block', exact: true }).click();
  const picture = page.getByRole('button', { name: /^Questions and answers / });
  await picture.click();
  const kind = page.getByRole('combobox', { name: /: kind$/ }).last();
  await expect(kind).toBeFocused();
  await expect(kind.locator(':checked')).toHaveText(/^Questions and answers: /);
  await expect(picture).toHaveCount(0);
});

test('two people on one field: the second sees the first’s words and chooses; nothing is overwritten', async ({
  page,
}) => {
  const bodies = await openEntry(page, {
    saveEntry: {
      outcome: 'conflict',
      version: nextVersion,
      by: 'Imran Yusof',
      atMs: nowMs,
      fields: [
        { field: 'priceSgd', label: 'Price in S$', theirs: '500', mine: '540' },
        { field: 'description', label: 'Description', theirs: 'In one day.', mine: 'In one long day.' },
      ],
      values: { ...entry.values, priceSgd: 500, level: 'Advanced' },
      body: null,
    },
  });
  await priceField(page).fill('540');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: /^Imran Yusof saved this at 10:20/ });
  await expect(dialog.getByRole('radio', { name: /^540/ })).toBeChecked();
  const marked = await dialog.locator('mark').allTextContents();
  expect(marked.filter((text) => text.trim())).toEqual(['500', '540', 'long']);
  await dialog.getByRole('radio', { name: /^500/ }).check();
  await dialog.getByRole('button', { name: 'Save it like this' }).click();
  const chosen = { version: nextVersion, values: { priceSgd: 500, level: 'Advanced' } };
  await expect.poll(bodies).toMatchObject([{}, chosen]);
});

test('a lost connection keeps the text and saves it when the service answers again @long', async ({
  page,
}) => {
  await openEntry(page, { saveEntry: 'unreached' });
  await priceField(page).fill('540');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Your text is kept in this tab.')).toBeVisible();
  await respondWith(page, { saveEntry: saved() });
  await page.getByRole('button', { name: 'Now' }).click();
  await expect(page.getByText('Your text is kept in this tab.')).toBeHidden();
  await expect(priceField(page)).toHaveValue('540');
});

test('a press on words of the preview leads to their field @long', async ({ page }) => {
  await openEntry(page);
  const preview = page.frameLocator('iframe[title="The page as it will be"]');
  await preview.getByText('Threats, habits').click();
  await expect(page.getByRole('textbox', { name: /^Description/ })).toBeFocused();
  await preview.getByRole('heading').click();
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toBeFocused();
});

test('an entry is taken off with a look at who links there; its address leads where the editor says @long', async ({
  page,
}) => {
  const sent = await openDemoDesk(page, `${entryAddress}?draft=${draftId}`, {
    removeEntry: { draft: draftId },
  });
  await page.getByRole('button', { name: 'Take off the site …' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('With it goes: Cybersecurity.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Home: Tracks 2, link',
    'Privacy: Card 3, link (this card goes too)',
  ]);
  const target = dialog.getByLabel('Where should /services/cybersecurity-essentials lead?');
  await expect(target).toHaveValue('/services');
  await target.selectOption('/services/dpo-service');
  await dialog.getByRole('button', { name: 'Take it off in a draft' }).click();
  await expect(page).toHaveURL(new RegExp(`${draftAddress}$`));
  expect(sent.map(({ body }) => body)).toMatchObject([{ to: '/services/dpo-service', draft: draftId }]);
});

test('a reader sends back with notes, and approves what was read', async ({ page }) => {
  const sent = await openDemoDesk(page, draftAddress, {
    sendBack: responses.draft,
    approve: { ...responses.draft, next: 'publish' },
    publish: { outcome: 'started', status: publishing },
  });
  const back = page.getByRole('button', { name: /^Send back with/ });
  await expect(back).toBeDisabled();
  await page.getByText('A note to this field').first().click();
  await page.getByLabel('Note to “Price in S$”').fill('Say from when.');
  await expect(back).toHaveText('Send back with 1 note');
  await page.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Going online/);
  expect(sent).toMatchObject([
    { path: expect.stringMatching(/approve$/), body: { changedAtMs: responses.draft.draft.changedAtMs } },
    { path: expect.stringMatching(/publish$/), body: { publishAtMs: null } },
  ]);
});

test('an answer that the desk cannot read is said, and asked for again @long', async ({ page }) => {
  await openDemoDesk(page, draftAddress, { draft: { ...responses.draft, history: null } as never });
  await expect(page.getByText('the answer cannot be read')).toBeVisible();
  await respondWith(page, {});
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry.title);
});

test('a draft with something to change is not published, and says what @long', async ({ page }) => {
  const draft = { ...responses.draft, checks: entry.checks, next: 'publish' as const };
  const sent = await openDemoDesk(page, draftAddress, { draft });
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(page.getByRole('link', { name: /Session 2, seats/ })).toHaveAttribute(
    'href',
    `/content/courses/cybersecurity-essentials?draft=${draftId}#sessions.1.seats`,
  );
  expect(sent).toEqual([]);
});

test('a new date names everything that is missing, and proposes the last day @long', async ({ page }) => {
  await openDemoDesk(page, '/sessions/new', { newDate: { isDone: true } });
  await page.getByRole('button', { name: 'Set the date' }).click();
  await expect(page.getByText('Choose the course.')).toBeVisible();
  await expect(page.getByText('Choose the first day.')).toBeVisible();
  await expect(page.getByLabel('Course', { exact: true })).toBeFocused();
  await page.getByLabel('Course').selectOption({ index: 1 });
  await page.getByLabel('First day').fill('2027-03-15');
  await expect(page.getByLabel('Last day')).toHaveValue('2027-03-17');
  await page.getByRole('button', { name: 'Set the date' }).click();
  await expect(page.getByLabel('Seats')).toBeFocused();
  await page.getByLabel('No limit').check();
  await page.getByRole('button', { name: 'Set the date' }).click();
  await expect(page).toHaveURL(/\/sessions\/[a-z-]+\/2027-03-15$/);
});

test('other days of a date are a postponement, not a change; it ends as many days later as the course lasts @long', async ({
  page,
}) => {
  await openDemoDesk(page, '/sessions/professional-scrum-master/2026-12-14/change');
  await page.getByLabel('First day').fill('2027-03-15');
  await expect(page.getByRole('button', { name: 'Change the date' })).toBeDisabled();
  await page.getByRole('link', { name: 'Postpone it' }).click();
  await expect(page.getByText(/Choose the new date: then the letters are shown\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The new date' })).toBeVisible();
  await page.getByLabel('First day').fill('2027-03-15');
  await expect(page.getByLabel('Last day')).toHaveValue('2027-03-17');
});

test('what is wrong with a new address or source is said at its field @long', async ({ page }) => {
  const message = 'Write the whole address, from https:// on.';
  await openDemoDesk(page, `/content/news/three-dates?draft=${draftId}`, {
    entry: { ...entry, collection: 'news', slug: 'three-dates', body: '' },
    addSource: { code: 'invalid', errors: [{ field: 'url', message }] },
  });
  await page.getByRole('button', { name: 'Add a source …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who says so').fill('PDPC');
  await dialog.getByLabel('Title').fill('Notice');
  await dialog.getByLabel('Address').fill('pdpc');
  await dialog.getByRole('button', { name: 'Make the source' }).click();
  await expect(dialog.getByLabel('Address')).toBeFocused();
  await expect(dialog.getByLabel('Address')).toHaveAccessibleDescription(message);
  await expect(dialog.getByText(message)).toHaveCount(1);
});
