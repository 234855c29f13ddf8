import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import type { Field, SessionField } from '@vanda/forms/form';
import { nextAvailableLabel } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { isAsked } from '@vanda/forms/session';
import { afterAllSessions, beforeAllSessions, courseContent } from '../course-content.ts';
import { startOwnServer } from '../delivery/site-servers.ts';
import { expect, test, watchPage } from '../fixtures.ts';
import { control, errorSummary, fill, formOf, sendButton, valuesOf } from '../support/enquiry-form.ts';
import { storedEnquiries } from './sent-enquiry.ts';

const form = forms['professional-scrum-master'];
const dateField = form.fields[0] as SessionField;
const fields: readonly Field[] = form.fields;
const otherFields = fields.filter((field) => field.kind !== 'session' && isAsked(field, true));
/** The clock follows the dates of the content. Tests that need one or two dates run while there are as many. */
const { sessions, dates } = courseContent(form.id);
const [first, second] = sessions;
const last = sessions.at(-1);
const [firstDate = ''] = dates;
const lastDate = dates.at(-1) ?? '';
const choices = (page: Page) => control(page, dateField).getByRole('radio');
const idOf = ({ start }: { start: string }) => `register-${start}`;

async function labels(page: Page): Promise<(string | undefined)[]> {
  const tiles = await choices(page).locator('xpath=..').allInnerTexts();
  return tiles.map((text) => text.split('\n')[0]);
}

test.describe('the dates of a form', () => {
  test('give way, when all are past, to the next available one: every field stays, and only first name and email are required @long', async ({
    page,
    setClock,
  }) => {
    await setClock(afterAllSessions);
    await page.goto(form.pagePath);
    const section = page.locator('#register');
    await expect(section.getByRole('heading', { level: 2 })).toHaveText('Be told first');
    expect(await labels(page)).toEqual([nextAvailableLabel]);
    await expect(section.getByText(/You pay|Send registration/).and(page.locator(':visible'))).toHaveCount(0);
    const values = await valuesOf(page);
    expect(values).toMatchObject({ courseDate: 'next-available' });
    expect(Object.keys(values)).toEqual(
      expect.arrayContaining(fields.filter(({ kind }) => kind !== 'radio').map(({ name }) => name)),
    );
    for (const field of fields) {
      const isNeeded = ['courseDate', 'firstName', 'email'].includes(field.name);
      await expect(control(page, field)).toBeVisible();
      await expect(control(page, field)).toHaveAccessibleName(
        isNeeded ? field.label : `${field.label} (optional)`,
      );
    }
  });

  if (first)
    test('are all offered before the first, whenever the site was built, also once the form’s own script takes over; one less from midnight in Singapore on its first day', async ({
      page,
      setClock,
    }) => {
      await setClock(beforeAllSessions);
      await page.goto(form.pagePath);
      expect(await labels(page)).toEqual(dates);
      await choices(page).last().check();
      await expect(formOf(page)).toHaveAttribute('data-live');
      expect(await labels(page)).toEqual(dates);
      await expect(choices(page).last()).toBeChecked();
      await expect(page.locator('#register').getByRole('heading', { level: 2 })).toHaveText('Register');
      await expect(page.getByLabel('Last name')).toBeEditable();

      await setClock(`${first.start}T00:00:00+08:00`);
      await page.reload();
      const left = dates.slice(1);
      expect(await labels(page)).toEqual([...left, nextAvailableLabel]);
    });
});

test.describe('a link to the form', () => {
  if (last)
    test('chooses the date that it names and takes the focus there, from another page and beside the date @long', async ({
      page,
      setClock,
    }) => {
      await setClock(beforeAllSessions);
      await page.goto(`${form.pagePath}#${idOf(last)}`);
      await page.clock.runFor(100);
      await expect(page.getByRole('radio', { name: lastDate })).toBeChecked();
      await page.getByRole('link', { name: `Register for ${firstDate}` }).click();
      await page.clock.runFor(100);
      const choice = page.getByRole('radio', { name: firstDate });
      await expect(choice).toBeChecked();
      await expect(choice).toBeFocused();
      await expect(choice).toBeInViewport();
    });

  if (first && second)
    test('to a date that has passed leads to the dates that are left, and chooses none @long', async ({
      page,
      setClock,
    }) => {
      await setClock(`${first.start}T09:00:00+08:00`);
      await page.goto(`${form.pagePath}#${idOf(first)}`);
      await page.clock.runFor(100);
      await expect(page.locator(`#${idOf(first)}`)).toBeDisabled();
      await expect(page.locator(`#${idOf(second)}`)).toBeFocused();
      await expect(page.locator(`#${idOf(second)}`)).toBeInViewport();
      await expect(choices(page).and(page.locator(':checked'))).toHaveCount(0);
    });

  test('to the section takes the focus to the first field; the skip link does not @long', async ({
    page,
    setClock,
  }) => {
    await setClock(afterAllSessions);
    await page.goto(form.pagePath);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.goto('about:blank');
    await page.goto(`${form.pagePath}#register`);
    await page.clock.runFor(100);
    await expect(choices(page)).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the form', async ({ page }) => {
      await page.goto(form.pagePath);
      const dates = page.getByRole('region', { name: 'Dates' });
      await dates
        .getByRole('link', { name: /^(Tell me first|Register for)/ })
        .first()
        .click();
      await expect(formOf(page)).toBeInViewport();
    });
  });
});

/** A page whose clock is before all dates, while the server's is `serverNow`. */
async function onOwnServer(
  browser: Browser,
  serverNow: string,
  work: (page: Page, problems: string[], intake: Awaited<ReturnType<typeof startOwnServer>>) => Promise<void>,
) {
  const intake = await startOwnServer({ SITE_NOW: serverNow });
  const context = await browser.newContext({ baseURL: intake.origin });
  const page = await context.newPage();
  const problems = watchPage(page, intake.origin);
  try {
    await page.clock.install({ time: new Date(beforeAllSessions) });
    await page.goto(form.pagePath);
    // Until its script has run, the form offers no date.
    await choices(page).and(page.locator('[data-start]')).first().check();
    for (const field of otherFields) await fill(page, field);
    await page.clock.fastForward(5000);
    await sendButton(page).click();
    await work(page, problems, intake);
  } finally {
    await context.close();
    await intake.stop();
  }
}

if (first) {
  test('shows a date that the server rejects beside its field, like errors of the browser @long', ({
    browser,
  }) =>
    onOwnServer(browser, afterAllSessions, async (page, problems) => {
      const summary = errorSummary(page);
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText(/That date has passed/);
      await expect(control(page, dateField)).toHaveAttribute('aria-invalid', 'true');
      // The browser reports the response's own status (422).
      expect(problems).toHaveLength(1);
    }));

  test('a registration for a date gives an entry for the calendar, with the date and the reference @long', ({
    browser,
  }) =>
    onOwnServer(browser, beforeAllSessions, async (page, problems, intake) => {
      const panel = page.locator('[data-sent]');
      await expect(panel).toContainText(firstDate);
      const [stored] = storedEnquiries(intake.dataDir);
      if (!stored) throw new Error('nothing was stored');
      expect(stored.values.courseDate).toBe(first.start);

      const downloading = page.waitForEvent('download');
      await panel.getByRole('link', { name: 'Add to calendar' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`professional-scrum-master-${first.start}.ics`);
      const file = readFileSync(await download.path(), 'utf8').replaceAll('\r\n ', '');
      expect(file).toContain(`DTSTART;VALUE=DATE:${first.start.replaceAll('-', '')}\r\n`);
      expect(file).toContain(`UID:${stored.reference.toLowerCase()}@127.0.0.1\r\n`);
      expect(problems).toEqual([]);
    }));
}
