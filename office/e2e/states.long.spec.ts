import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers, findBarriers } from '@vanda/site-tests/support/barriers';
import { lengthenWords } from '@vanda/site-tests/support/long-words';
import { doubledPx, setFontSize } from '@vanda/site-tests/support/lost-content';
import { draftId, nowMs, publishing } from './support/content-responses.ts';
import { openDemoDesk, type Responses } from './support/demo-desk.ts';
import { enquiryAddress, responses } from './support/responses.ts';

type State = {
  name: string;
  address: string;
  told?: Responses;
  shows: string | RegExp;
  act?: (page: Page) => Promise<unknown>;
};

const { reference } = responses.enquiry.enquiry;
const entryAddress = `/content/courses/cybersecurity-essentials?draft=${draftId}`;
const sessionAddress = '/sessions/professional-scrum-master/2026-12-14';
const noRows = { ...responses.inbox, rows: [], matching: { total: 0, late: 0, within: 0, again: 0 } };
const noCounts = Object.fromEntries(
  Object.keys(responses.poll.counts).map((view) => [view, 0]),
) as typeof responses.poll.counts;
const quiet = { ...responses.poll, counts: noCounts };
const administrators = [{ id: 'rachel', name: 'Rachel Koh' }];

async function addNote(page: Page) {
  await page.getByLabel('Add a note').fill('Rang.');
  await page.getByRole('button', { name: 'Add the note' }).click();
}

/** Every screen, and every state that the design names. */
const states: State[] = [
  { name: 'the inbox', address: '/', shows: 'Kavitha Nair' },
  {
    name: 'an empty inbox',
    address: '/',
    told: { inbox: { ...noRows, counts: noCounts, nextDueAtMs: null }, poll: quiet },
    shows: 'Everybody has an answer.',
  },
  { name: 'loading', address: '/', told: { inbox: 'never' }, shows: 'Loading the inbox' },
  {
    name: 'an error',
    address: '/',
    told: { sessions: { code: 'not-possible', message: 'no' }, inbox: { code: 'too-large' } },
    shows: 'Not loaded:',
  },
  {
    name: 'arrivals',
    address: '/',
    told: { poll: { ...responses.poll, arrived: 3, newestAtMs: nowMs } },
    shows: '3 new',
  },
  { name: 'an enquiry', address: enquiryAddress, shows: 'Not answered' },
  {
    name: 'no connection',
    address: enquiryAddress,
    told: { note: 'unreached' },
    shows: 'No connection since 10:20.',
    act: addNote,
  },
  {
    name: 'a spam enquiry',
    address: `${enquiryAddress}?view=spam`,
    told: {
      enquiry: {
        ...responses.enquiry,
        enquiry: { ...responses.enquiry.enquiry, status: 'spam', spamReason: 'Hidden field filled' },
      },
    },
    shows: 'Suspected to be from a robot:',
  },
  {
    name: 'a closed record',
    address: enquiryAddress,
    told: {
      enquiry: {
        code: 'erased',
        reference,
        atMs: nowMs,
        by: { kind: 'staff', id: 'rachel', name: 'Rachel Koh' },
      },
    },
    shows: 'Content deleted.',
  },
  {
    name: 'correcting',
    address: enquiryAddress,
    shows: 'Save the correction',
    act: (page) => page.getByRole('button', { name: 'Correct' }).click(),
  },
  {
    name: 'all keys',
    address: '/',
    shows: 'Letters act outside of fields.',
    act: async (page) => {
      await page.getByRole('link', { name: 'Kavitha Nair' }).waitFor();
      await page.keyboard.press('?');
    },
  },
  { name: 'sessions', address: '/sessions', shows: '11 confirmed' },
  { name: 'a session', address: sessionAddress, shows: 'Waiting, in order' },
  {
    name: 'cancelling a seat',
    address: sessionAddress,
    shows: 'Cancel the seat and tell Devi Anand',
    act: async (page) => {
      await page.getByRole('button', { name: /^Devi Anand/ }).click();
      await page.getByRole('menuitem', { name: 'Cancel the seat' }).click();
    },
  },
  { name: 'the print sheet', address: `${sessionAddress}/print`, shows: 'Destroy after the session.' },
  { name: 'a new date', address: '/sessions/new', shows: 'Nobody can book it yet.' },
  { name: 'changing a date', address: `${sessionAddress}/change`, shows: 'Change the date' },
  { name: 'cancelling a date', address: `${sessionAddress}/cancel`, shows: 'What happens to whom' },
  { name: 'postponing a date', address: `${sessionAddress}/postpone`, shows: 'The new date' },
  { name: 'the content area', address: '/content', shows: 'One change waits for you to read it.' },
  { name: 'a list of entries', address: '/content/courses', shows: 'review due' },
  { name: 'an entry', address: entryAddress, shows: 'Two things to change before it goes online' },
  { name: 'a draft to read', address: `/content/drafts/${draftId}`, shows: 'Approve and publish' },
  { name: 'going online', address: '/content/publishing/d00000000003a', shows: 'All pages built' },
  {
    name: 'a failed build',
    address: '/content/publishing/d00000000003a',
    told: {
      publishStatus: {
        status: { ...publishing, step: 'failed', message: 'One page does not fit.', output: 'Error: no' },
      },
    },
    shows: 'Not online. The site is unchanged.',
  },
  { name: 'what went online', address: '/content/history', shows: 'Notice on the home page' },
  { name: 'an undo', address: `/content/history/${'c'.repeat(40)}`, shows: 'Take it back' },
  { name: 'reviews due', address: '/content/reviews', shows: 'Still right' },
  { name: 'before going online', address: '/content/before', shows: 'Legal name and UEN' },
  { name: 'people', address: '/people?search=s1', shows: 'Tan Hui Min' },
  { name: 'a person', address: `/people/${reference}`, shows: 'Give a copy' },
  {
    name: 'erasing',
    address: `/people/${reference}`,
    shows: 'Erase for good',
    act: (page) => page.getByRole('button', { name: 'Erase …' }).click(),
  },
  { name: 'numbers', address: '/numbers?month=2026-10', shows: 'By week' },
  { name: 'you', address: '/you', shows: 'Laptop' },
  { name: 'staffMembers', address: '/staff', shows: 'Open invitations' },
  {
    name: 'no permission',
    address: '/staff',
    told: { staffMembers: { code: 'no-permission', administrators } },
    shows: 'Only an administrator can do this',
  },
  { name: 'the audit log', address: '/staff/audit-log', shows: 'Seat offered' },
  { name: 'failed mail', address: '/mail-failed', shows: 'Irene Yeo' },
  {
    name: 'signing in',
    address: '/',
    told: { bootstrap: { code: 'signed-out', why: 'none' } },
    shows: 'Sign in with a passkey',
  },
  { name: 'an invitation', address: `/welcome#${'a'.repeat(43)}`, shows: 'Add a passkey to this device' },
];

async function show(page: Page, { address, told, shows, act }: State) {
  await openDemoDesk(page, address, told);
  await act?.(page);
  await expect(page.getByText(shows).locator('visible=true').first()).toBeVisible();
}

// A new context loads the scripts of the desk again, half a second each.
test.use({ reuseContext: true });

for (const state of states) {
  test(`${state.name}: no barrier in either theme, on a phone and on a desk, an h1 first, and nothing wider than the window, also with long words, and with text twice as large in the browser’s settings`, async ({
    page,
  }) => {
    await show(page, state);
    const first = page.locator('h1, h2, h3').first();
    expect.soft(await first.evaluate(({ tagName }) => tagName)).toBe('H1');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // The window is as high as the page, because a fixed footer would cover half of a button.
      const height = await page.evaluate(() => Math.max(900, document.documentElement.scrollHeight));
      await page.setViewportSize({ width, height });
      await expectNoBarriers(page, `${width} px`);
    }
    if (!state.act && !state.told) {
      await setFontSize(page, doubledPx);
      await expectNothingWider(page, 'with text twice as large', [320, 390, 768, 1280, 1920]);
      await setFontSize(page);
    }
    await lengthenWords(page);
    await expectNothingWider(page, 'with long words', [256, 320, 390, 768, 1440, 1920]);
  });
}

async function expectNothingWider(page: Page, state: string, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(over, `wider than ${width}, ${state}`).toBeLessThanOrEqual(0);
  }
}

test('on a phone nothing that has the focus lies under the bars', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openDemoDesk(page, enquiryAddress);
  await page.getByRole('textbox', { name: /^Text/ }).waitFor();
  const seen = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press(key);
      const { name, isCovered } = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        const { left, top, bottom, width } = focused.getBoundingClientRect();
        // The letter is higher than the window; the cursor at its top is visible.
        const ends = focused.tagName === 'TEXTAREA' ? [top + 6] : [top + 6, bottom - 6];
        const isThere = (y: number) => {
          const found = document.elementFromPoint(left + width / 2, y);
          return focused.contains(found) || found?.contains(focused);
        };
        return {
          name: `${focused.tagName} ${focused.textContent?.slice(0, 30)}`,
          isCovered: focused !== document.body && !focused.matches('nav *') && !ends.every(isThere),
        };
      });
      seen.add(name);
      expect.soft(isCovered, `${key}: ${name}`).toBe(false);
    }
  }
  expect(seen.size).toBeGreaterThan(15);
});

test('in forced colours ages and seats are read from their words', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openDemoDesk(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Kavitha Nair' })).toContainText(/3 h \d+ late/);
  await openDemoDesk(page, '/sessions');
  await expect(page.getByText('11 of 12 confirmed, 1 on offer, full, 2 waiting')).toBeAttached();
  for (const address of ['/', enquiryAddress, sessionAddress]) {
    await openDemoDesk(page, address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect.soft(await findBarriers(page), address).toEqual([]);
  }
});
