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

test('after an answer, Enter leads to the next who waits; what is written is saved by itself @long', async ({
  desk,
}) => {
  await desk.getByRole('link', { name: 'Kavitha Nair' }).press('Enter');
  const text = desk.getByRole('textbox', { name: /^Text/ });
  await expect(text).toHaveValue(/^Dear/);
  const saved = desk.waitForResponse((response) => response.url().endsWith('/draft') && response.ok());
  await text.fill('Dear Kavitha Nair,\n\nby the end of January.\n\nRachel Koh');
  await saved;
  await desk.keyboard.press('Control+Enter');
  const next = desk.getByRole('link', { name: /^Next: Siti Khadijah Osman, due / });
  await expect(next).toBeFocused();
  await next.press('Enter');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Siti Khadijah Osman');
});

test('an answer that is sent at once is not saved as a draft afterwards @long', async ({ desk }) => {
  await desk.clock.install();
  const saves: string[] = [];
  desk.on('request', (request) => {
    if (request.url().endsWith('/draft')) saves.push(request.url());
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await desk.route(/\/reply$/, async (route) => {
    await released;
    await route.continue();
  });
  await desk.getByRole('link', { name: 'Kavitha Nair' }).press('Enter');
  const text = desk.getByRole('textbox', { name: /^Text/ });
  await expect(text).toHaveValue(/^Dear/);
  await text.fill('Dear Kavitha Nair,\n\nby the end of January.\n\nRachel Koh');
  const sent = desk.waitForRequest(/\/reply$/);
  await desk.keyboard.press('Control+Enter');
  await sent;
  await desk.clock.fastForward(5000);
  release();
  await expect(desk.getByRole('link', { name: /^Next: / })).toBeFocused();
  expect(saves).toEqual([]);
});

test('everybody with a seat gets one letter @long', async ({ desk }) => {
  await desk
    .getByRole('link', { name: /^Sessions/ })
    .first()
    .click();
  await desk
    .getByRole('link', { name: /Professional Scrum Master/ })
    .first()
    .click();
  await desk.getByRole('button', { name: 'Write to all …' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Text').fill('Dear {name}\n\nThe course is in room 3.\n\nRachel Koh');
  await dialog.getByRole('button', { name: 'Send 3 letters' }).click();
  await expect(desk.getByText(/^3 letters on the way, sent by Rachel Koh today, \d/)).toBeVisible();
});

test('who came is ticked day by day, and who came on every day is named for a certificate @long', async ({
  desk,
}) => {
  await desk.goto(new URL('/sessions/professional-scrum-master/2026-11-30', desk.url()).href);
  await desk.getByRole('link', { name: 'Who came' }).click();
  const certified = desk.locator('section', { hasText: 'For certificates' }).getByRole('listitem');
  for (const day of ['30 Nov', '1 Dec', '2 Dec']) {
    await expect(certified).toHaveCount(0);
    await desk.getByRole('button', { name: new RegExp(day) }).click();
    await desk.getByRole('checkbox', { name: /Muthu/ }).check();
  }
  await desk.getByRole('checkbox', { name: /Devi/ }).check();
  await expect(desk.getByText(/^2 of 3 on/)).toBeVisible();
  await expect(certified).toHaveText([/Muthu/]);
  await desk.reload();
  await expect(certified).toHaveText([/Muthu/]);
});
