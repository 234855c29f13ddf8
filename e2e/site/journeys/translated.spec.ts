import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { builtForm, errorSummary, formOf, sendButton } from '../support/enquiry-form.ts';
import { translate } from '../support/translate.ts';
import { describeChanged } from './translated-scenarios.ts';

const contact = builtForm('contact');

/** What a password manager does: an element beside each field, and around it. */
const putIcons = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('main :is(input, select, textarea)')) {
      field.before(document.createElement('div'));
      field.after(document.createElement('com-extension-icon'));
    }
  });

// The long run has a page that was translated before it is used.
describeChanged('translated while it is used', (page) => translate(page, 400, true));
describeChanged('with nodes of an extension beside its fields', putIcons);

test.describe('an island whose nodes were taken out', () => {
  test('leaves the form, which posts as plain HTML with what was typed', async ({ page, pageProblems }) => {
    await page.goto(contact.pagePath);
    await page.locator('#enquiry-name').fill('Mei Ling');
    await expect(formOf(page)).toHaveAttribute('data-live');
    await sendButton(page).click();
    await expect(errorSummary(page)).toBeFocused();
    // React throws when it removes a node that is no longer in its place.
    await page.evaluate(() => {
      for (const error of document.querySelectorAll('.form-error')) error.remove();
    });
    await page.locator('#enquiry-email').fill('mei@example.com');
    await expect(errorSummary(page)).toHaveCount(0);
    await page.locator('#enquiry-message').fill('Hello');
    await sendButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.success.title);
    pageProblems.length = 0;
  });

  test('shows the start of the check again, which goes on where it was', async ({ page, pageProblems }) => {
    await page.goto('/ai-regulations/eu-ai-act/check');
    await page.locator('#check-start button').first().click();
    const question = page.locator('#check-stage form #question');
    await expect(question).toBeFocused();
    await page.locator('#check-stage form [name="answer"]').first().press('Space');
    await page.evaluate(() => document.querySelector('#check-stage form')?.remove());
    await page.goBack();
    await expect(page.locator('#check-start button').first()).toBeVisible();
    await page.locator('#check-start button').first().click();
    await expect(question).toBeVisible();
    pageProblems.length = 0;
  });
});
