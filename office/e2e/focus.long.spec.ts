import { expect, type Page, test } from '@playwright/test';
import { nowMs } from './support/content-responses.ts';
import { openDemoDesk, respondWith } from './support/demo-desk.ts';
import { enquiryAddress, responses } from './support/responses.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a new screen focuses its heading, and its title names the enquiry without its person', async ({
  page,
}) => {
  await openDemoDesk(page);
  await page.getByRole('link', { name: 'Kavitha Nair' }).focus();
  await expect(heading(page)).not.toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Lim Wei Jie');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^ENQ-[0-9A-Z]{4}-[0-9A-Z]{4}, \d+ of \d+ \| Vanda desk$/);
  // Again, from the cache.
  await page.keyboard.press('u');
  await expect(page).toHaveTitle(/^Inbox/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/, \d+ of \d+ \| Vanda desk$/);
  await page.getByRole('navigation', { name: 'Desk' }).first().getByRole('link', { name: 'Numbers' }).click();
  await expect(heading(page)).toContainText('October 2026');
  await expect(heading(page)).toBeFocused();
});

test('a correction begins at the address that it is beside, and returns the focus to the button that opened it', async ({
  page,
}) => {
  await openDemoDesk(page, enquiryAddress);
  const correct = page.getByRole('button', { name: 'Correct', exact: true });
  for (const end of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Leave it' }).click(),
  ]) {
    await correct.click();
    const email = page.getByLabel('Email');
    await email.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
    await expect(email).toBeFocused();
    await end();
    await expect(correct).toBeFocused();
  }
});

test('the focus moves to the heading when a command removes the focused control', async ({ page }) => {
  const acknowledgePasskey = { isDone: true } as const;
  await openDemoDesk(page, '/', { acknowledgePasskey, bootstrap: bootstrapWithPasskey });
  const button = page.getByRole('button', { name: 'It was me' });
  await expect(page.getByRole('alert')).toContainText('a link made by Imran Yusof');
  await respondWith(page, { acknowledgePasskey });
  await button.press('Enter');
  await expect(button).toBeHidden();
  await expect(heading(page)).toBeFocused();
});

test('Ctrl Enter executes the command of a panel and the focus returns to its row, past the offer that follows', async ({
  page,
}) => {
  const { session } = responses;
  const cancelled = session.participants.filter(({ name }) => name === 'Devi Anand');
  const participants = session.participants.filter(({ name }) => name !== 'Devi Anand');
  const [devi] = cancelled;
  const [next] = session.waiting;
  if (!devi || !next) throw new Error('the session has no Devi Anand, or nobody waits');
  const { reference, seats, version } = next.registration;
  const offerUntilMs = nowMs + 24 * 3_600_000;
  const nextWhoFits = { reference, name: next.name, seats, version, day: '2026-12-14', offerUntilMs };
  const cancelSeat = { registration: devi.registration, nextWhoFits };
  await openDemoDesk(page, '/sessions/professional-scrum-master/2026-12-14', { cancelSeat });
  await page.getByRole('link', { name: 'Devi Anand' }).focus();
  await page.keyboard.press('x');
  await respondWith(page, { cancelSeat, session: { ...session, participants, cancelled } });
  await page.getByRole('textbox', { name: 'Subject' }).waitFor();
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('rowgroup').filter({ hasText: 'Cancelled' })).toContainText('Devi Anand');
  await expect(page.getByRole('link', { name: 'Devi Anand' })).toBeFocused();
});

test('warns before the idle sign-out, and extends the session by one press', async ({ page }) => {
  const idleEndsAtMs = nowMs + 90_000;
  const requests: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/bootstrap')) requests.push(request.headers()['x-desk-background']);
  });
  await openDemoDesk(page, '/', {
    bootstrap: { ...responses.bootstrap, idleEndsAtMs },
    poll: { ...responses.poll, idleEndsAtMs },
  });
  const stay = page.getByRole('button', { name: 'Stay signed in' });
  await expect(stay).toBeFocused();
  await expect(page.getByRole('dialog')).toContainText('You will be signed out at 10:21');
  const before = requests.length;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(requests.slice(before)).toEqual([undefined]);
});

test('on a phone the record of acts does not scroll sideways, with long words in a wide face', async ({
  page,
}) => {
  const { auditLog } = responses;
  const rows = auditLog.rows.map((row) => ({ ...row, message: 'Datenschutzgrundverordnung' }));
  await openDemoDesk(page, '/staff/audit-log', { auditLog: { ...auditLog, rows } });
  await page.getByRole('rowheader').first().waitFor();
  await page.evaluate(() => {
    const wide = new CSSStyleSheet();
    wide.replaceSync('main { font-family: "DejaVu Sans", Verdana, monospace; }');
    document.adoptedStyleSheets.push(wide);
  });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${width} px`).toBeLessThanOrEqual(0);
  }
});

const bootstrapWithPasskey = {
  ...responses.bootstrap,
  linkedPasskeys: [
    { id: 'p3', name: 'New phone', addedAtMs: nowMs, linkedBy: { id: 'imran', name: 'Imran Yusof' } },
  ],
};

test('erasing names a reference that is another one', async ({ page }) => {
  await openDemoDesk(page, enquiryAddress.replace('enquiries', 'people'));
  await page.getByRole('button', { name: 'Erase …' }).click();
  const typed = page.getByLabel(/^Type the reference/);
  await typed.fill('ENQ-');
  await expect(typed).not.toHaveAttribute('aria-invalid');
  await typed.fill('ENQ-XXXX-XXXX');
  await expect(typed).toHaveAccessibleDescription('This is another reference.');
});
