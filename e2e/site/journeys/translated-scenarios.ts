import type { Page } from '@playwright/test';
import { beforeAllSessions, courseContent } from '../course-content.ts';
import { expect, test } from '../fixtures.ts';
import {
  builtForm,
  errorSummary,
  filledValues,
  fillForm,
  formOf,
  sendButton,
  valuesOf,
} from '../support/enquiry-form.ts';
import { longUnless } from '../support/long.ts';
import { reference, storedUnder, successPanel } from './sent-enquiry.ts';

const contact = builtForm('contact');
const psm = builtForm('professional-scrum-master');
const { sessions } = courseContent(psm.id);

/**
 * Declares the journeys on a page whose nodes are no longer those that the server sent.
 * @param name what has changed it
 * @param change changes the page that is open
 */
export function describeChanged(name: string, change: (page: Page) => Promise<void>) {
  test.describe(`a page ${name}`, () => {
    for (const form of [contact, psm])
      test(
        `loses no character of the form ${form.id}, nor focus, selection, key, draft and messages`,
        longUnless(form === contact),
        async ({ page }) => {
          await page.goto(form.pagePath);
          await change(page);
          const typed = 'Mei Ling';
          const field = page.locator('#enquiry-firstName, #enquiry-name');
          await field.click();
          await page.keyboard.type(typed);
          await page.keyboard.press('Shift+Home');
          await expect(formOf(page)).toHaveAttribute('data-live');
          await expect(field).toBeFocused();
          const lost = typed.length - (await field.inputValue()).length;
          expect(lost, 'lost characters').toBe(0);
          expect(
            await field.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
              selectionStart,
              selectionEnd,
            ]),
          ).toEqual([0, typed.length]);
          const { idempotencyKey, startedAt } = await valuesOf(page);
          expect(idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
          expect(Number(startedAt)).toBeGreaterThan(0);

          await sendButton(page).click();
          const email = page.locator('#enquiry-email');
          await expect(page.locator('#enquiry-email-error')).toHaveText('Enter your email address.');
          await email.fill('mei');
          await sendButton(page).click();
          await expect(page.locator('#enquiry-email-error')).toHaveText(/in full, like/);
          await expect(errorSummary(page).getByRole('link', { name: /in full, like/ })).toBeVisible();
          await email.fill('mei@example.com');
          await expect(page.locator('#enquiry-email-error')).toHaveCount(0);
          await expect(email).not.toHaveAttribute('aria-invalid');

          await fillForm(page, form);
          await page.reload();
          expect(await valuesOf(page)).toMatchObject({ ...filledValues(form), idempotencyKey });
          await change(page);
          await sendButton(page).click();
          const shown = (await successPanel(page).getByText(reference).textContent()) ?? '';
          expect(storedUnder(String(idempotencyKey)).map((row) => row.reference)).toEqual([shown]);
        },
      );

    test('keeps the date of a link, and the dates by the clock of the visitor @long', async ({
      page,
      setClock,
    }) => {
      const { start } = sessions.at(-1) ?? { start: '' };
      await setClock(beforeAllSessions);
      await page.goto(`${psm.pagePath}#register-${start}`);
      await change(page);
      await page.locator('#enquiry-lastName').fill('Tan');
      await expect(formOf(page)).toHaveAttribute('data-live');
      await expect(page.locator(`#register-${start}`)).toBeChecked();
      await expect(page.locator('#enquiry-lastName')).toHaveAttribute('required');
      await sendButton(page).click();
      await expect(page.locator('#enquiry-firstName')).toHaveAttribute('aria-invalid', 'true');
      expect(await valuesOf(page)).toMatchObject({ courseDate: start, lastName: 'Tan' });
    });

    test('is checked against the EU AI Act to the result @long', async ({ page }) => {
      await page.goto('/ai-regulations/eu-ai-act/check');
      await change(page);
      await page.locator('#check-start button').first().click();
      const question = page.locator('#check-stage form #question');
      await expect(question).toBeFocused();
      const next = page.getByRole('button', { name: 'Next question' });
      await next.click();
      await expect(page.locator('#question-error')).toBeVisible();
      for (let step = 1; step < 40 && (await question.count()) > 0; step++) {
        await expect(page.getByText(`Question ${step}.`, { exact: true })).toBeVisible();
        const title = await question.textContent();
        await page.locator('#check-stage form [name="answer"]').last().press('Space');
        await next.click();
        await expect(question.filter({ hasText: title ?? '' })).toHaveCount(0);
      }
      const heading = page.locator('#check-stage h1');
      await expect(heading).toBeFocused();
      await page.getByRole('button', { name: 'Change: What it is' }).first().click();
      await expect(question).toBeFocused();
    });

    test('finds laws to the result, and counts them @long', async ({ page }) => {
      await page.goto('/ai-regulations/which-laws');
      await change(page);
      await page.locator('#finder-start button').click();
      const question = page.locator('form #question');
      await expect(question).toBeFocused();
      for (let step = 1; step < 30 && (await question.count()) > 0; step++) {
        await expect(page.getByText(new RegExp(`^Question ${step} of `))).toBeVisible();
        const title = await question.textContent();
        await page.locator('form [name="answer"]').first().press('Space');
        await page.getByRole('button', { name: 'Next question' }).click();
        await expect(question.filter({ hasText: title ?? '' })).toHaveCount(0);
      }
      await expect(page.getByRole('heading', { level: 2, name: /reach/ }).first()).toBeVisible();
    });

    test('counts the hours after an incident, for each market that is chosen @long', async ({ page }) => {
      await page.goto('/ai-regulations/which-laws/incident');
      await change(page);
      await page.getByRole('button', { name: 'Count the hours' }).click();
      await expect(page.getByRole('heading', { name: 'What has happened?' })).toBeFocused();
      const table = page.getByRole('table', { name: 'Whom to tell, and by when' });
      const rows = table.getByRole('rowheader');
      await page.getByRole('checkbox', { name: 'Malaysia' }).press('Space');
      await page.getByLabel('When did you notice?').fill('2026-11-28T10:00');
      await expect(rows.filter({ hasText: 'Tue 1 Dec 2026, 10:00 in Kuala Lumpur' }).first()).toBeVisible();
      await page.getByRole('checkbox', { name: 'Malaysia' }).press('Space');
      await expect(page.getByText('Choose a market')).toBeVisible();
      await expect(table).toHaveCount(0);
    });

    test('plans a team: the number typed stays, its sum follows, and a removal is undone', async ({
      page,
    }) => {
      await page.goto('/services');
      await change(page);
      const plan = page.locator('[data-plan]');
      await page.getByRole('button', { name: 'Add Data Protection Fundamentals to the plan' }).click();
      const people = page.getByRole('textbox', { name: 'People in Data Protection Fundamentals' });
      await people.fill('8');
      await people.blur();
      await expect(people).toHaveValue('8');
      await expect(plan.locator('dl')).toContainText('8');
      await people.fill('9');
      await expect(plan.locator('dl div').first()).toContainText('9');
      await plan.getByRole('button', { name: /^Take / }).click();
      await plan.getByRole('button', { name: 'Undo' }).click();
      await expect(people).toHaveValue('9');
    });
  });
}
