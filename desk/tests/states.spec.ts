import { expect, test } from '@playwright/test';
import { findBarriers } from '../../site/tests/support/barriers.ts';
import { inventedOrigin, openInventedDesk } from './support/invented-desk.ts';

test('inbox and enquiry have no barrier that axe finds', async ({ page }) => {
  await openInventedDesk(page);
  await page.goto(inventedOrigin);
  await page.getByRole('link', { name: 'Kavitha Nair' }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.goto(`${inventedOrigin}/enquiries/ENQ-4M8W-2HJ1`);
  await page.getByRole('heading', { name: 'Answer' }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
});

test('a letter with an open place is not sent, and says which line', async ({ page }) => {
  await openInventedDesk(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto(`${inventedOrigin}/enquiries/ENQ-4M8W-2HJ1`);
  await page.getByLabel('Template').selectOption('Another date');
  await page.getByRole('button', { name: 'Line 3: no date chosen.' }).click();
  await expect(page.getByRole('textbox', { name: /^Text/ })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  expect(sent).toEqual([]);
});

test('somebody else’s change overwrites nothing: who, when and what is said, the text stays', async ({
  page,
}) => {
  await openInventedDesk(page, {
    answer: {
      code: 'stale',
      version: 3,
      changes: [
        {
          version: 3,
          by: { kind: 'colleague', id: 'imran', name: 'Imran Yusof' },
          atMs: Date.parse('2026-11-24T10:18:00+08:00'),
          words: 'Phone corrected',
          fields: ['phone'],
        },
      ],
    },
  });
  await page.goto(`${inventedOrigin}/enquiries/ENQ-4M8W-2HJ1`);
  const text = page.getByRole('textbox', { name: /^Text/ });
  // A suggestion that comes while the test writes would stand beside what it writes.
  await expect(text).toHaveValue(/^Dear/);
  await text.fill('Dear Lim Wei Jie, yes.');
  await page.getByRole('button', { name: 'Send and mark as answered' }).click();
  await expect(page.getByText('Imran Yusof changed this at 10:18')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save mine too' })).toBeVisible();
  await expect(text).toHaveValue('Dear Lim Wei Jie, yes.');
});

test('a seat act waits for its mail: what nobody could read is not sent', async ({ page }) => {
  await openInventedDesk(page);
  let bringMail = () => {};
  const mailIsThere = new Promise<void>((resolve) => {
    bringMail = resolve;
  });
  await page.route('**/letter?act=cancel', async (route) => {
    await mailIsThere;
    await route.fallback();
  });
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto(`${inventedOrigin}/sessions/professional-scrum-master/2026-12-14`);
  await page.getByRole('button', { name: /^Devi Anand/ }).click();
  await page.getByRole('menuitem', { name: 'Cancel the seat' }).click();
  const cancel = page.getByRole('button', { name: 'Cancel the seat and tell Devi Anand' });
  await expect(cancel).toBeDisabled();
  await cancel.press('Enter');
  await cancel.dispatchEvent('click');
  expect(sent).toEqual([]);
  bringMail();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible();
  await cancel.click();
  await expect.poll(() => sent).toHaveLength(1);
});
