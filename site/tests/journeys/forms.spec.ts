import { forms } from '@vanda/enquiry/forms';
import { expect, test } from '../fixtures.ts';
import {
  builtForms,
  control,
  filledValues,
  fillForm,
  formOf,
  oneOfEachKind,
  sample,
  sendButton,
} from '../support/enquiry-form.ts';
import { describeScenarios } from './form-scenarios.ts';
import { reference, storedAs, successPanel } from './sent-enquiry.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const form of builtForms) {
  test.describe(`the form ${form.id}`, () => {
    test('is filled and sent by keyboard alone, and the panel takes the focus', async ({ page }) => {
      await page.goto(form.pagePath);
      const [first] = form.fields;
      if (!first) throw new Error('a form without fields');
      const start = first.kind === 'session' ? page.locator('#register-next') : control(page, first);
      await (first.kind === 'radio' ? start.getByRole('radio').first() : start).focus();
      for (const field of form.fields) {
        if (field.kind === 'session' || field.kind === 'radio') await page.keyboard.press('Space');
        else if (field.kind === 'select') await page.keyboard.press('ArrowDown');
        else await page.keyboard.type(sample(field).replace('\n', ' '));
        await page.keyboard.press('Tab');
      }
      for (let steps = 0; steps < 8; steps++) {
        if (await sendButton(page).evaluate((button) => button === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await expect(successPanel(page)).toBeFocused();
      await expect(successPanel(page)).toContainText(form.success.title);
      await expect(successPanel(page)).toContainText(form.success.note);
      await expect(formOf(page)).toHaveCount(0);
    });

    test('arrives whole, once, under the reference the visitor sees', async ({ page }) => {
      await page.goto(form.pagePath);
      await fillForm(page, form);
      await sendButton(page).dblclick();
      const shown = (await successPanel(page).getByText(reference).textContent()) ?? '';
      expect(storedAs(shown)).toMatchObject([{ form: form.id, values: filledValues(form) }]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('posts and gets a confirmation page with the reference', async ({ page }) => {
        await page.goto(form.pagePath);
        await fillForm(page, form);
        await expect(page.getByRole('button', { name: 'Open in my email' })).toBeHidden();
        await sendButton(page).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.success.title);
        await expect(page.getByText(form.success.note)).toBeVisible();
        const shown = (await page.getByText(reference).textContent()) ?? '';
        expect(storedAs(shown)).toMatchObject([{ form: form.id, values: filledValues(form) }]);
      });
    });
  });
}

for (const form of oneOfEachKind) test.describe(`the form ${form.id}`, () => describeScenarios(form));

test('the message box of Professional Product Owner is at least 100 px high', async ({ page }) => {
  await page.goto(forms['professional-product-owner'].pagePath);
  await expect(page.locator('#enquiry-message')).toHaveCSS('min-height', '100px');
});

test('print, after sending, means the panel and not the page around it', async ({ page }) => {
  const form = forms['professional-scrum-master'];
  await page.goto(form.pagePath);
  await fillForm(page, form);
  await sendButton(page).click();
  await expect(successPanel(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(successPanel(page).getByText(reference)).toBeVisible();
  await expect(successPanel(page).getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});
