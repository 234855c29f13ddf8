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
  // A late suggestion would appear beside what the test writes.
  await expect(text).toHaveValue(/^Dear/);
  await text.fill('Dear Kavitha Nair,\n\nby the end of January.\n\nRachel Koh');
  await expect(desk.getByRole('button', { name: 'Send and mark as answered' })).toBeEnabled();
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('The answer to Kavitha Nair goes out in a minute.')).toBeVisible();
  await desk.keyboard.press('z');
  await expect(desk.getByText('Not answered')).toBeVisible();
  await expect(text).toHaveValue(/by the end of January/);
  await text.focus();
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('Not answered')).toBeHidden();
  await desk.keyboard.press('u');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(/^The next answer is due/);
});
