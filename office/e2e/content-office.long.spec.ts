import type { Locator, Page } from '@playwright/test';
import { courseContent } from '@vanda/site-tests/course-content';
import sharp from 'sharp';
import { countedHands, type Hands, measureTask } from './support/hands.ts';
import { addAuthenticator, expect as expectSoon, test } from './support/real-desk.ts';

/** Real drafts over Git, in a real service; only the builder is one that takes no time. */
test.use({ publisher: {}, actionTimeout: 60_000 });

/** Each save is a commit of a real repository, and a check of all content. */
const expect = expectSoon.configure({ timeout: 60_000 });
test.setTimeout(240_000);

const course = 'Professional Scrum Master';
const price = String(courseContent('professional-scrum-master').priceSgd);

const bar = (page: Page) => page.getByRole('navigation', { name: 'Desk', exact: true });
const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const field = (page: Page, path: string) => page.locator(`[id="field-${path}"]`);
const priceField = (page: Page) => page.getByRole('textbox', { name: /^Price in S\$/ });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const isOnline = (page: Page) => expect(heading(page)).toHaveText(/^Online since/);

async function openEntry(page: Page, hands: Hands, list: string, entry: string) {
  await hands.click(bar(page).getByRole('link', { name: /^Content/ }));
  await hands.click(page.getByRole('link', { name: new RegExp(`^${list} \\d`) }));
  await hands.click(page.getByRole('main').getByRole('link', { name: entry, exact: true }));
}

async function publish(page: Page, hands: Hands) {
  await hands.click(button(page, 'Publish …'));
  await hands.click(button(page, 'Publish'));
}

test('all tasks of the content area are done, each in its number of presses', async ({ desk }) => {
  // Eleven tasks in a row.
  test.setTimeout(720_000);
  await measureTask({ task: 'Change a price', most: 6 }, countedHands(), async (hands) => {
    await openEntry(desk, hands, 'Courses', course);
    await hands.type(priceField(desk), '905');
    await hands.click(button(desk, 'Publish …'));
    await expect(desk.getByRole('deletion')).toHaveText(price);
    await expect(desk.getByRole('insertion')).toHaveText('905');
    await hands.click(button(desk, 'Publish'));
    await isOnline(desk);
  });
  await measureTask({ task: 'Take a published change back', most: 3 }, countedHands(), async (hands) => {
    await hands.click(desk.getByRole('link', { name: 'To the content' }));
    await hands.click(desk.getByRole('link', { name: /^Undo: / }).first());
    await expect(desk.getByRole('insertion')).toHaveText(price);
    await hands.click(button(desk, 'Take it back'));
    await isOnline(desk);
  });
  await measureTask(
    { task: 'Publish an article with a photograph', most: 20 },
    countedHands(),
    async (hands) => {
      // A photograph of a telephone has 12 megapixels that hardly compress.
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
      const create = { width: 4032, height: 3024, channels: 3, background: '#2a7', noise } as const;
      const buffer = await sharp({ create }).jpeg().toBuffer();
      await hands.click(bar(desk).getByRole('link', { name: /^Content/ }));
      await hands.click(button(desk, 'New article'));
      await hands.type(desk.getByLabel('Title'), 'Three dates in January');
      await expect(desk.getByLabel('Address')).toHaveValue('three-dates-in-january');
      await hands.click(button(desk, 'Start writing'));
      await expect(heading(desk)).toHaveText('Three dates in January');
      await hands.type(
        desk.getByRole('textbox', { name: 'Text of the page' }),
        'From January we teach on two days a month.',
      );
      const message = 'We teach on two days a month from January, in the same room as before.';
      await hands.type(field(desk, 'excerpt'), message);
      await hands.type(field(desk, 'date'), '2026-11-20');
      await hands.choose(field(desk, 'category'), /^Company News$/);
      await hands.click(button(desk, 'Choose a drawing …'));
      await hands.click(desk.getByRole('dialog').getByRole('listitem').getByRole('button').first());
      await hands.type(field(desk, 'alt'), 'A petal above a month of days');
      await hands.click(button(desk, 'Upload …'));
      const dialog = desk.getByRole('dialog');
      await hands.upload(dialog.getByLabel('Photograph'), {
        name: 'room.jpg',
        mimeType: 'image/jpeg',
        buffer,
      });
      await hands.click(dialog.getByLabel('The people in it have agreed'));
      const sending = desk.waitForRequest(/\/pictures$/);
      await hands.click(button(dialog, 'Use this picture'));
      const { 'content-length': sent = '' } = await (await sending).allHeaders();
      expect(Number(sent), 'reduced by the browser').toBeLessThan(buffer.length / 2);
      await hands.type(field(desk, 'photo.alt'), 'A class of twelve people at four tables');
      await publish(desk, hands);
      await isOnline(desk);
    },
  );
  await measureTask(
    { task: 'Change a letter, with a look at all pages', most: 7 },
    countedHands(),
    async (hands) => {
      await openEntry(desk, hands, 'Letters', 'Could not reach you by telephone');
      await hands.type(field(desk, 'subject'), 'We tried to call you today ({reference})');
      await hands.click(button(desk, 'Publish …'));
      await expect(desk.getByRole('insertion')).toHaveText('today');
      const popup = desk.waitForEvent('popup');
      await hands.click(desk.getByRole('link', { name: 'Look at all pages' }));
      const pages = await popup;
      await expect(pages.getByText('The page')).toBeVisible();
      expect(pages.url()).toMatch(/\/preview\/\w+\/$/);
      await pages.close();
      await hands.click(button(desk, 'Publish'));
      await isOnline(desk);
    },
  );
  await measureTask({ task: 'Make a course like another', most: 8 }, countedHands(), async (hands) => {
    await hands.click(bar(desk).getByRole('link', { name: /^Content/ }));
    await hands.click(desk.getByRole('link', { name: /^Courses \d/ }));
    await hands.click(button(desk, 'New course'));
    const title = desk.getByRole('textbox', { name: 'Title', exact: true });
    await hands.type(title, 'Professional Scrum Developer');
    await hands.choose(desk.getByLabel('Like which course?'), new RegExp(`^${course}`));
    await hands.click(button(desk, 'Start writing'));
    await expect(heading(desk)).toHaveText('Professional Scrum Developer');
    await publish(desk, hands);
    await isOnline(desk);
  });
  await measureTask({ task: 'Rename a link of the menu', most: 7 }, countedHands(), async (hands) => {
    await openEntry(desk, hands, 'Menu', 'Main');
    const entries = desk.getByRole('group', { name: 'Entries' });
    await hands.click(entries.locator('summary').last());
    await hands.type(entries.getByLabel(/^Label/).last(), 'Write to us');
    await publish(desk, hands);
    await isOnline(desk);
  });
  await measureTask({ task: 'Add a question to a page', most: 10 }, countedHands(), async (hands) => {
    await openEntry(desk, hands, 'Services', 'DPO as a Service');
    const block = desk.locator('details', { hasText: 'Questions from owners and boards' }).last();
    await hands.click(block.locator('summary').first());
    const items = block.getByRole('group', { name: 'Items' });
    await hands.click(button(items, 'Add item'));
    await hands.type(items.getByLabel(/^Question/).last(), 'Do you also come to our office?');
    await hands.click(button(items, 'Add answer').last());
    await hands.type(items.getByRole('textbox', { name: /^Answer 1/ }).last(), 'Yes, as often as you need.');
    await publish(desk, hands);
    await isOnline(desk);
  });
  await measureTask({ task: 'Take a service off the site', most: 7 }, countedHands(), async (hands) => {
    await openEntry(desk, hands, 'Services', 'Microsoft Copilot');
    await hands.click(button(desk, 'Take off the site …'));
    await expect(desk.getByLabel('Where should /services/microsoft-copilot lead?')).toHaveValue('/services');
    await hands.click(button(desk, 'Take it off in a draft'));
    await hands.click(button(desk, 'Publish'));
    await isOnline(desk);
  });
  await measureTask({ task: 'Move a law’s date', most: 8 }, countedHands(), async (hands) => {
    await openEntry(desk, hands, 'Laws', 'EU AI Act');
    const dates = desk.getByRole('group', { name: 'Dates' });
    await hands.click(dates.locator('summary').last());
    const day = dates.getByLabel('Date', { exact: true }).last();
    const year = Number((await day.inputValue()).slice(0, 4)) + 1;
    await hands.type(day, `${year}-06-30`);
    const effects = desk.getByRole('region', { name: 'Everything that changes with it' });
    await hands.click(effects.getByText(/^pages? follow/));
    await expect(effects.getByText('/ai-regulations', { exact: true })).toBeVisible();
    await expect(effects.getByText(/calendars and data files/)).toBeVisible();
    await publish(desk, hands);
    await isOnline(desk);
  });
  await measureTask({ task: 'Set a new date', most: 6 }, countedHands(), async (hands) => {
    await hands.click(bar(desk).getByRole('link', { name: 'Sessions' }));
    await hands.click(desk.getByRole('link', { name: 'New date' }));
    await hands.choose(desk.getByLabel('Course', { exact: true }), /^Professional Scrum Master/);
    await hands.type(desk.getByLabel('First day'), '2027-01-11');
    await expect(desk.getByLabel('Last day')).toHaveValue('2027-01-13');
    await hands.type(desk.getByLabel('Seats'), '12');
    await hands.click(button(desk, 'Set the date'));
    await expect(heading(desk)).toHaveText(/^11–13 Jan, Professional Scrum Master/);
  });
  await desk.goto(new URL('/sessions/professional-scrum-master/2026-12-14', desk.url()).href);
  await measureTask(
    { task: 'Cancel a date with 12 registered and 3 waiting', most: 4 },
    countedHands(),
    async (hands) => {
      await hands.click(desk.getByRole('link', { name: 'Cancel …' }));
      await expect(desk.getByText('12 people are registered, 3 waiting.')).toBeVisible();
      await hands.type(
        desk.getByRole('textbox', { name: 'Subject' }).first(),
        'The course of 14 December is cancelled',
      );
      await hands.click(button(desk, 'Cancel 14–16 Dec and send 15 letters'));
      await expect(desk.getByText(/^15 letters on the way, sent by Rachel Koh today/)).toBeVisible();
      await hands.click(desk.getByRole('link', { name: 'Who is registered' }));
      await expect(desk.getByText(/Its seats are frozen/)).toBeVisible();
    },
  );
});

test('what was typed when the login session had ended is saved after signing in again, and a source is made where it is cited', async ({
  desk,
}) => {
  await openEntry(desk, countedHands(), 'Courses', course);
  await priceField(desk).waitFor();
  await desk.context().clearCookies();
  await priceField(desk).fill('905');
  await desk.keyboard.press('Control+s');
  await button(desk, 'Sign in with a passkey').click();
  await expect(desk.getByText(/^Draft, saved .* by you$/)).toBeVisible();
  await expect(priceField(desk)).toHaveValue('905');

  await bar(desk)
    .getByRole('link', { name: /^Content/ })
    .click();
  await button(desk, 'New article').click();
  await desk.getByLabel('Title').fill('Notes on a notice');
  await button(desk, 'Start writing').click();
  await button(desk, 'Add a source …').click();
  await desk.getByLabel('Who says so').fill('PDPC');
  await desk.getByRole('textbox', { name: 'Title' }).last().fill('Notice on NRIC numbers');
  await button(desk, 'Make the source').click();
  await expect(desk.getByRole('textbox', { name: 'Text of the page' })).toHaveValue(/\[\^[\w-]+\]$/);
});

test.describe('with the pages of the site', () => {
  test.use({ publisher: { WITH_PREVIEW: '1' } });

  test('the page beside the form shows what is typed, without script', async ({ desk }) => {
    // The whole site is built for it, beside two other browsers.
    test.setTimeout(480_000);
    await openEntry(desk, countedHands(), 'Courses', course);
    await priceField(desk).fill('905');
    const page = desk.frameLocator('iframe[title="The page as it will be"]');
    await expect(page.getByText('SGD 905').first()).toBeAttached({ timeout: 360_000 });
    await expect(page.locator('script')).toHaveCount(0);
    await priceField(desk).fill('910');
    await expect(page.getByText('SGD 910').first()).toBeAttached();
  });
});

test.describe('where a second colleague reads', () => {
  test.use({ publisher: { CONTENT_SECOND_READER: '1' } });

  test('nobody publishes their own change; the colleague approves it, and sees no enquiries', async ({
    desk,
    browser,
  }) => {
    await desk.goto(new URL('/staff', desk.url()).href);
    await button(desk, 'Invite a colleague …').click();
    await desk.getByLabel('Name').fill('Imran Yusof');
    await desk
      .getByLabel('Role')
      .selectOption({ label: 'Editor: changes the site’s content, sees no enquiries' });
    await button(desk, 'Make the invitation').click();
    const link = await desk.getByLabel('Link').inputValue();
    await button(desk, 'Close the panel').click();
    await measureTask(
      { task: 'Ask a colleague to read a change', most: 6 },
      countedHands(),
      async (hands) => {
        await openEntry(desk, hands, 'Courses', course);
        await hands.type(priceField(desk), '905');
        await hands.click(button(desk, 'Ask for review …'));
        await hands.click(button(desk, 'Ask for review'));
        await expect(desk.getByText('to be read')).toBeVisible();
        await expect(button(desk, /ublish$/)).toHaveCount(0);
      },
    );

    const context = await browser.newContext();
    const reader = await context.newPage();
    await addAuthenticator(reader);
    await reader.goto(link);
    await button(reader, 'Add a passkey to this device').click();
    await expect(heading(reader)).toHaveText('One change waits for you to read it.');
    await expect(bar(reader).getByRole('link', { name: /^Inbox/ })).toHaveCount(0);
    await measureTask({ task: 'Approve a colleague’s change', most: 2 }, countedHands(), async (hands) => {
      await hands.click(reader.getByRole('link', { name: /^Read it/ }));
      await hands.click(button(reader, 'Approve and publish'));
      await isOnline(reader);
    });
    await context.close();
  });
});
