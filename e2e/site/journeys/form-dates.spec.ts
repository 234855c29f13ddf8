import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Field, SessionField } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { isAsked } from '@vanda/forms/session';
import { startOwnServer } from '../delivery/site-servers.ts';
import { expect, test, watchPage } from '../fixtures.ts';
import { control, errorSummary, fill, formOf, sendButton, valuesOf } from '../support/enquiry-form.ts';
import { storedEnquiries } from './sent-enquiry.ts';

const form = forms['professional-scrum-master'];
const dateField = form.fields[0] as SessionField;
const fields: readonly Field[] = form.fields;
const otherFields = fields.filter((field) => field.kind !== 'session' && isAsked(field, true));
const launch = '2025-08-01T09:00:00+08:00';
const dates = (page: Page) => control(page, dateField).getByRole('radio');

/** A moment after all sessions that are, or will be, in the content. */
const afterAll = '2099-01-01T09:00:00+08:00';

/** Choices among the sessions of the specification; later ones vary. */
async function labels(page: Page): Promise<string[]> {
  const tiles = await dates(page).locator('xpath=..').allInnerTexts();
  const names = tiles.map((text) => text.split('\n')[0] ?? '');
  return names.filter((name) => !/\d{4}$/.test(name) || name.endsWith('2025'));
}

test.describe('the dates of a form', () => {
  test('lose one at midnight in Singapore on its first day', async ({ page, setClock }) => {
    await setClock('2025-08-18T00:00:00+08:00');
    await page.goto(form.pagePath);
    expect(await labels(page)).toEqual(['22–24 Sep 2025', 'Next available date: tell me first']);
  });

  test('are not asked for when all are past: the form says whom it tells first, and sends “next available”', async ({
    page,
    setClock,
  }) => {
    await setClock(afterAll);
    await page.goto(form.pagePath);
    const section = page.locator('#register');
    await expect(section.getByRole('heading', { level: 2 })).toHaveText('Be told first');
    await expect(dates(page)).toHaveCount(0);
    await expect(section.getByText(/You pay|Send registration/).and(page.locator(':visible'))).toHaveCount(0);
    const values = await valuesOf(page);
    expect(Object.keys(values)).toEqual(
      expect.arrayContaining(['courseDate', 'firstName', 'email', 'participants', 'preferredMonth']),
    );
    expect(values).toMatchObject({ courseDate: 'next-available' });
    expect(values).not.toHaveProperty('lastName');
  });

  test('read on 1 August 2025 as specified, whenever the site was built, also once the form’s own script takes over', async ({
    page,
    setClock,
  }) => {
    await setClock(launch);
    await page.goto(form.pagePath);
    expect(await labels(page)).toEqual(['18–20 Aug 2025', '22–24 Sep 2025']);
    await dates(page).last().check();
    await expect(formOf(page)).toHaveAttribute('data-live');
    expect(await labels(page)).toEqual(['18–20 Aug 2025', '22–24 Sep 2025']);
    await expect(dates(page).last()).toBeChecked();
    await expect(page.locator('#register').getByRole('heading', { level: 2 })).toHaveText('Register');
    await expect(page.getByLabel('Last name')).toBeEditable();
  });
});

test.describe('a link to the form', () => {
  test('chooses the date that it names and takes the focus there, from another page and beside the date', async ({
    page,
    setClock,
  }) => {
    await setClock(launch);
    await page.goto(`${form.pagePath}#register-2025-09-22`);
    await page.clock.runFor(100);
    await expect(page.getByRole('radio', { name: '22–24 Sep 2025' })).toBeChecked();
    await page.getByRole('link', { name: 'Register for 18–20 Aug 2025' }).click();
    await page.clock.runFor(100);
    const choice = page.getByRole('radio', { name: '18–20 Aug 2025' });
    await expect(choice).toBeChecked();
    await expect(choice).toBeFocused();
    await expect(choice).toBeInViewport();
  });

  test('to a date that has passed leads to the dates that are left, and chooses none', async ({
    page,
    setClock,
  }) => {
    await setClock('2025-09-01T09:00:00+08:00');
    await page.goto(`${form.pagePath}#register-2025-08-18`);
    await page.clock.runFor(100);
    await expect(page.locator('#register-2025-08-18')).toBeDisabled();
    await expect(page.locator('#register-2025-09-22')).toBeFocused();
    await expect(page.locator('#register-2025-09-22')).toBeInViewport();
    await expect(dates(page).and(page.locator(':checked'))).toHaveCount(0);
  });

  test('to the section takes the focus to the first field; the skip link does not', async ({
    page,
    setClock,
  }) => {
    await setClock(afterAll);
    await page.goto(form.pagePath);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.goto('about:blank');
    await page.goto(`${form.pagePath}#register`);
    await page.clock.runFor(100);
    await expect(page.locator('#enquiry-firstName')).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the form', async ({ page }) => {
      await page.goto(form.pagePath);
      await page.getByRole('link', { name: 'Tell me first' }).first().click();
      await expect(page.locator('#enquiry-firstName')).toBeInViewport();
    });
  });
});

test('shows a date that the server rejects beside its field, like errors of the browser', async ({
  page,
  setClock,
  pageProblems,
}) => {
  await setClock(launch);
  await page.goto(form.pagePath);
  await dates(page).first().check();
  for (const field of otherFields) await fill(page, field);
  await sendButton(page).click();
  const summary = errorSummary(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(/That date has passed/);
  await expect(control(page, dateField)).toHaveAttribute('aria-invalid', 'true');
  // The browser reports the answer's own status (422).
  expect(pageProblems).toHaveLength(1);
  pageProblems.length = 0;
});

test('a registration for a date gives an entry for the calendar, with the date and the reference', async ({
  browser,
}) => {
  const intake = await startOwnServer({ SITE_NOW: launch });
  const context = await browser.newContext({ baseURL: intake.origin });
  const page = await context.newPage();
  const problems = watchPage(page, intake.origin);
  try {
    await page.clock.install({ time: new Date(launch) });
    await page.goto(form.pagePath);
    await page.getByRole('radio', { name: '18–20 Aug 2025' }).check();
    for (const field of otherFields) await fill(page, field);
    await page.clock.fastForward(5000);
    await sendButton(page).click();
    const panel = page.locator('[data-sent]');
    await expect(panel).toContainText('18–20 Aug 2025');
    const [stored] = storedEnquiries(intake.dataDir);
    if (!stored) throw new Error('nothing was stored');
    expect(stored.values.courseDate).toBe('2025-08-18');

    const downloading = page.waitForEvent('download');
    await panel.getByRole('link', { name: 'Add to calendar' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('professional-scrum-master-2025-08-18.ics');
    const file = readFileSync(await download.path(), 'utf8').replaceAll('\r\n ', '');
    expect(file).toContain('DTSTART;VALUE=DATE:20250818\r\n');
    expect(file).toContain(`UID:${stored.reference.toLowerCase()}@127.0.0.1\r\n`);
    expect(problems).toEqual([]);
  } finally {
    await context.close();
    await intake.stop();
  }
});
