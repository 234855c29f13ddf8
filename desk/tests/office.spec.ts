import { expect, test } from './support/real-desk.ts';

test('one signs out and in again with the passkey, and is where one wanted to go', async ({ desk }) => {
  await desk.getByRole('link', { name: /Rachel Koh/ }).click();
  await desk.getByRole('button', { name: 'Sign out', exact: true }).click();
  await desk.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await desk.goto(new URL('/numbers', desk.url()).href);
  await desk.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('2026');
  expect(new URL(desk.url()).pathname).toBe('/numbers');
});

test('an enquiry is answered by keys alone, and the answer can be taken back', async ({ desk }) => {
  await desk.keyboard.press('j');
  await expect(desk.getByRole('link', { name: 'Kavitha Nair' })).toBeFocused();
  await desk.keyboard.press('r');
  const text = desk.getByRole('textbox', { name: /^Text/ });
  await expect(text).toBeFocused();
  // A suggestion that comes while the test writes would stand beside what it writes.
  await expect(text).toHaveValue(/^Dear/);
  await text.fill('Dear Kavitha Nair,\n\nby the end of January.\n\nRachel Koh');
  await expect(desk.getByRole('button', { name: 'Send and mark as answered' })).toBeEnabled();
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('The answer to Kavitha Nair goes out in 10 seconds.')).toBeVisible();
  await desk.keyboard.press('z');
  await expect(desk.getByText('Not answered')).toBeVisible();
  await expect(text).toHaveValue(/by the end of January/);
  await text.focus();
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('Not answered')).toBeHidden();
  await desk.keyboard.press('u');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(/^The next answer is due/);
});

test('cancelling a seat of a full session offers it to the next who fits, when a person says so', async ({
  desk,
}) => {
  await desk.keyboard.press('g');
  await desk.keyboard.press('s');
  await desk
    .getByRole('link', { name: /Professional Scrum Master/ })
    .first()
    .click();
  const row = desk.getByRole('row').filter({ hasText: 'Devi' });
  await row.getByRole('link').focus();
  await desk.keyboard.press('x');
  await desk.getByRole('button', { name: /^Cancel the seat and tell/ }).click();
  const offer = desk.getByRole('dialog', { name: /^Offer the seat to .*Tan/ });
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: /^Offer the seat to/ }).click();
  await expect(offer).toBeHidden();
  await expect(desk.getByRole('row').filter({ hasText: 'Hui Min' })).toContainText('On offer');
});
