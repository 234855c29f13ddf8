import type { Page } from '@playwright/test';
import { forms } from '@vanda/forms/forms';
import { expect, test } from '../fixtures.ts';
import { errorSummary, filledValues, fillForm, formOf, sendButton } from '../support/enquiry-form.ts';
import { mailProgram } from './mail-program.ts';

const form = forms.contact;
const values = filledValues(form);
const mailButton = (page: Page) => page.getByRole('button', { name: 'Open in my email' });
const toast = (page: Page) => page.getByText('Email client opened');

test.describe('the contact form', () => {
  test('opens the mail program with everything filled in, says so, and offers the two other ways; nothing while a required field is missing', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(form.pagePath);
    const opened = mailProgram(page);
    await mailButton(page).hover();
    await expect(formOf(page)).toHaveAttribute('data-live');
    await mailButton(page).click();
    await expect(errorSummary(page)).toBeFocused();
    expect(opened).toEqual([]);

    await fillForm(page, form);
    await mailButton(page).click();
    await expect(toast(page)).toBeVisible();
    await expect(
      page.getByText('Your default email client has been opened with the inquiry details.'),
    ).toBeVisible();
    const [mail] = opened;
    expect(mail?.pathname).toBe('hello@vanda.example');
    expect(mail?.searchParams.get('subject')).toBe(`Enquiry: ${values.service}`);
    expect(mail?.searchParams.get('body')?.split('\r\n')).toEqual([
      `Name: ${values.name}`,
      `Email: ${values.email}`,
      `Company: ${values.company}`,
      `Service interest: ${values.service}`,
      '',
      'Message:',
      ...(values.message ?? '').split('\n'),
    ]);
    expect(opened).toHaveLength(1);
    await expect(page.getByRole('heading', { name: 'No email program opened?' })).toBeVisible();
    await expect(sendButton(page)).toBeEnabled();
    await page.getByRole('button', { name: 'Copy the message' }).click();
    await expect(page.getByText('Message copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`To: hello@vanda.example\nSubject: Enquiry: ${values.service}\n`);
    expect(copied).toContain(values.message);
  });

  test('opens on Enter too, and says so when the message is too long for the mail program', async ({
    page,
  }) => {
    await page.goto(form.pagePath);
    const opened = mailProgram(page);
    await fillForm(page, form);
    await page.locator('#enquiry-message').fill('A long story. '.repeat(250));
    await page.locator('#enquiry-email').press('Enter');
    await expect(page.getByText('Your message was shortened')).toBeVisible();
    expect(opened[0]?.href.length).toBeLessThanOrEqual(2000);
  });

  test('is prefilled by the address with what it offers, and a reload keeps what the visitor changed', async ({
    page,
  }) => {
    await page.goto(`${form.pagePath}?service=Plumbing`);
    await expect(page.getByLabel('Service')).toHaveValue('');
    await page.goto(`${form.pagePath}?service=ISO%2027001%20ISMS&message=About%20scope`);
    await expect(page.getByLabel('Service')).toHaveValue('ISO 27001 ISMS');
    await expect(page.locator('#enquiry-message')).toHaveValue('About scope');
    await page.locator('#enquiry-message').fill('About scope and dates');
    await page.getByLabel('Service').selectOption('Fraud Detection');
    await page.reload();
    await expect(page.locator('#enquiry-message')).toHaveValue('About scope and dates');
    await expect(page.getByLabel('Service')).toHaveValue('Fraud Detection');
  });
});

test('the toast stays while it is pointed at or has the focus, which it returns, and else goes after six seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(form.pagePath);
  await fillForm(page, form);
  await mailButton(page).click();
  await toast(page).hover();
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
  await sendButton(page).focus();
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toBeHidden();
  await expect(sendButton(page)).toBeFocused();

  await mailButton(page).click();
  await sendButton(page).focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5000);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast(page)).toBeHidden();
});
