import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { forms } from '@vanda/forms/forms';
import { buildForTest, newBuildFolder } from '@vanda/site/postbuild/build-for-test';
import { type OwnServer, startOwnServer } from '../delivery/site-servers.ts';
import { test as base, expect, watchPage } from '../fixtures.ts';
import { builtForm, filledValues, fillForm, formOf } from '../support/enquiry-form.ts';
import { mailProgram } from './mail-program.ts';

const registration = builtForm('professional-scrum-master');

const test = base.extend<object, { mailSite: OwnServer }>({
  mailSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const folder = newBuildFolder();
      buildForTest(path.join(folder, 'dist'), { FORMS: 'mailto' });
      const server = await startOwnServer({
        SITE_DIST: path.join(folder, 'dist'),
        SITE_HTTP_MAP: path.join(folder, 'http/map.json'),
      });
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

test.describe('a build for hosting without the intake service', () => {
  let page: Page;
  let problems: string[];
  test.beforeEach(async ({ browser, mailSite }) => {
    page = await browser.newPage({ baseURL: mailSite.origin });
    problems = watchPage(page, mailSite.origin);
  });
  test.afterEach(async () => {
    expect(problems).toEqual([]);
    await page.close();
  });

  test('opens a registration in the mail program and says what is left to do', async () => {
    await page.goto(registration.pagePath);
    const opened = mailProgram(page);
    await fillForm(page, registration);
    await formOf(page).getByRole('button', { name: 'Open in my email' }).click();
    const note = page.getByRole('group', { name: 'One step left: send the email' });
    await expect(note).toBeFocused();
    await expect(note).toContainText('Nothing has reached us yet');
    await expect(page.getByText('Registration Successful!')).toHaveCount(0);
    const [mail] = opened;
    expect(mail?.pathname).toBe('hello@vanda.example');
    expect(mail?.searchParams.get('subject')).toContain(registration.title);
    const { email, firstName } = filledValues(registration);
    for (const value of [email, firstName, 'Next available date: tell me first'])
      expect(mail?.searchParams.get('body')).toContain(value);
    await expect(page.locator('#enquiry-email')).toHaveValue(email ?? '');
  });

  test('offers on the contact page the ways that work, and no other', async () => {
    await page.goto(forms.contact.pagePath);
    await expect(page.getByRole('button', { name: 'Open in my email' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy the message' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send from this page' })).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});
