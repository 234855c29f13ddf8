import { forms } from '@vanda/forms/forms';
import { expect, test } from '../fixtures.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import {
  builtForm,
  builtForms,
  filledValues,
  fillForm,
  formOf,
  oneOfEachKind,
  sendButton,
} from '../support/enquiry-form.ts';
import { longUnless } from '../support/long.ts';
import { describeDelivery, describeFields } from './form-scenarios.ts';
import { reference, storedAs, successPanel } from './sent-enquiry.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const form of builtForms) {
  test.describe(`the form ${form.id}`, () => {
    test(
      'arrives whole, once, under the reference the visitor sees',
      longUnless(oneOfEachKind.includes(form)),
      async ({ page }) => {
        await page.goto(form.pagePath);
        await fillForm(page, form);
        await sendButton(page).dblclick();
        const shown = (await successPanel(page).getByText(reference).textContent()) ?? '';
        expect(storedAs(shown)).toMatchObject([{ form: form.id, values: filledValues(form) }]);
      },
    );

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test(
        'posts and gets a confirmation page with the reference',
        longUnless(oneOfEachKind.includes(form)),
        async ({ page }) => {
          await page.goto(form.pagePath);
          await fillForm(page, form);
          await expect(page.getByRole('button', { name: 'Open in my email' })).toBeHidden();
          await sendButton(page).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.success.title);
          await expect(page.getByText(form.success.note)).toBeVisible();
          const shown = (await page.getByText(reference).textContent()) ?? '';
          expect(storedAs(shown)).toMatchObject([{ form: form.id, values: filledValues(form) }]);
        },
      );
    });
  });
}

for (const form of oneOfEachKind) {
  test.describe(`the form ${form.id}`, longUnless(form.id === 'contact'), () => {
    describeFields(form);
    describeDelivery(form);
  });
}

test('the message box of Professional Product Owner is at least 100 px high', async ({ page }) => {
  await page.goto(forms['professional-product-owner'].pagePath);
  await expect(page.locator('#enquiry-message')).toHaveCSS('min-height', '100px');
});

test('print, after sending, means the panel and not the page around it', async ({ page }) => {
  const form = builtForm('professional-scrum-master');
  await page.goto(form.pagePath);
  await fillForm(page, form);
  await sendButton(page).click();
  await expect(successPanel(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(successPanel(page).getByText(reference)).toBeVisible();
  await expect(successPanel(page).getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test('axe finds no barrier in the pages that answer a form without its script', async ({
  page,
  pageProblems,
}) => {
  const form = builtForm('professional-scrum-master');
  const post = () => formOf(page).evaluate((element) => (element as HTMLFormElement).submit());
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(form.pagePath);
  await post();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check the form');
  // The browser reports the response's own status, 422.
  pageProblems.length = 0;
  await expectNoBarriers(page, 'with errors');
  await page.goto(form.pagePath);
  await fillForm(page, form);
  await post();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.success.title);
  await expectNoBarriers(page, 'sent');
});
