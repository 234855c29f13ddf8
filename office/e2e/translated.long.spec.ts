import { test as base, expect } from '@playwright/test';
import { translate } from '@vanda/site-tests/support/translate';
import { openDemoDesk, respondWith } from './support/demo-desk.ts';
import { enquiryAddress, responses } from './support/responses.ts';

const test = base.extend<{ noErrors: undefined }>({
  noErrors: [
    async ({ page }, use) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

test('a translated enquiry can be assigned and unassigned, and its button shows each state', async ({
  page,
}) => {
  const { enquiry } = responses.enquiry;
  const me = responses.bootstrap.me;
  const unassigned = { ...enquiry, assignee: null };
  const assigned = { ...enquiry, assignee: { id: me.id, name: me.name }, version: enquiry.version + 1 };
  await openDemoDesk(page, enquiryAddress, {
    enquiry: { ...responses.enquiry, enquiry: unassigned },
    assignToMe: { enquiry: assigned },
    unassign: { enquiry: { ...unassigned, version: enquiry.version + 2 } },
  });
  await page.getByRole('button', { name: /^Take in hand/ }).waitFor();
  await translate(page, 0);
  await page.getByRole('button', { name: /^Take in hand/ }).click();
  await page.getByRole('button', { name: /^Give back/ }).click();
  await expect(page.getByRole('button', { name: /^Take in hand/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lim Wei Jie');
});

test('a text that changes on a translated page follows', async ({ page }) => {
  const { enquiry } = responses.enquiry;
  const again = (day: string, version: number) => ({ enquiry: { ...enquiry, followUpDay: day, version } });
  const [before, followUp] = [again('2026-12-10', enquiry.version), again('2026-12-11', enquiry.version + 1)];
  await openDemoDesk(page, enquiryAddress, { enquiry: { ...responses.enquiry, ...before } });
  const line = page.getByText(/^Again on \w/);
  await expect(line).toHaveText('Again on Thu 10 Dec');
  await translate(page, 0);
  await respondWith(page, { followUp, enquiry: { ...responses.enquiry, ...followUp } });
  await page.getByRole('button', { name: 'Again on …' }).click();
  await page.getByLabel('Day').fill('2026-12-11');
  await page.getByRole('button', { name: 'Show it again' }).click();
  await expect(line).toHaveText('Again on Fri 11 Dec');
});

test('a seat of a translated session is cancelled, and its state follows', async ({ page }) => {
  const { session } = responses;
  const devi = session.participants.find(({ name }) => name === 'Devi Anand');
  if (!devi) throw new Error('the demo session has no Devi Anand');
  const registration = { ...devi.registration, status: 'cancelled' as const };
  const cancelSeat = { registration, nextWhoFits: null };
  const participants = session.participants.filter((each) => each !== devi);
  await openDemoDesk(page, '/sessions/professional-scrum-master/2026-12-14', { cancelSeat });
  await page.getByRole('button', { name: /^Devi Anand:/ }).waitFor();
  await translate(page, 0);
  await respondWith(page, {
    cancelSeat,
    session: { ...session, participants, cancelled: [{ ...devi, registration }] },
  });
  await page.getByRole('button', { name: /^Devi Anand:/ }).click();
  await page.getByRole('menuitem', { name: 'Cancel the seat' }).click();
  await page.getByRole('button', { name: 'Cancel the seat and tell Devi Anand' }).click();
  await expect(page.getByRole('row', { name: /Devi Anand/ })).toContainText('Cancelled');
});
