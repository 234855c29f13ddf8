import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/real-desk.ts';

/** Hands that are counted: a click and a key pressed alone are one each, a text typed is one. */
function countedHands(page: Page) {
  let presses = 0;
  return {
    async click(target: Locator) {
      presses += 1;
      await target.click();
    },
    async type(target: Locator, text: string) {
      presses += 1;
      await target.fill(text);
    },
    async choose(target: Locator, label: RegExp) {
      presses += 1;
      const options = await target.locator('option').allTextContents();
      await target.selectOption(options.find((option) => label.test(option)) ?? '');
    },
    async key(key: string) {
      presses += 1;
      await page.keyboard.press(key);
    },
    count: () => presses,
  };
}

type Hands = ReturnType<typeof countedHands>;
type Task = { task: string; most: number; does: (page: Page, hands: Hands) => Promise<void> };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const searchFor = async (page: Page, hands: Hands, text: string) => {
  await hands.type(page.getByRole('banner').getByRole('searchbox'), text);
  await hands.key('Enter');
};
const toTheSession = async (page: Page, hands: Hands) => {
  await hands.click(
    page.getByRole('navigation', { name: 'Desk', exact: true }).getByRole('link', { name: 'Sessions' }),
  );
  await hands.click(page.getByRole('link', { name: /Professional Scrum Master/ }).first());
};
const seatMenu = async (page: Page, hands: Hands, name: string, act: RegExp) => {
  await hands.click(page.getByRole('row').filter({ hasText: name }).getByRole('button'));
  await hands.click(page.getByRole('menuitem', { name: act }));
};

/** What an office does, as a new colleague would: with what is seen, and nothing known by heart. */
const tasks: Task[] = [
  {
    task: 'See who has waited longest',
    most: 0,
    does: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/waited longer/);
      await expect(page.getByRole('listitem').filter({ hasText: 'late' }).first()).toContainText(
        'Kavitha Nair',
      );
    },
  },
  {
    task: 'Find “Tan” by company',
    most: 2,
    does: async (page, hands) => {
      await searchFor(page, hands, 'Tan');
      await expect(page.getByRole('listitem').filter({ hasText: 'Tan Brothers' }).first()).toBeVisible();
    },
  },
  {
    task: 'Correct an address and send the receipt again',
    most: 6,
    does: async (page, hands) => {
      await hands.click(page.getByRole('link', { name: 'Chua Kah Hock' }));
      await hands.click(button(page, 'Correct'));
      await hands.type(page.getByRole('textbox', { name: /e-?mail/i }), 'kah.hock@tuas-marine.example');
      await hands.click(button(page, 'Save the correction'));
      await hands.click(button(page, 'Send the receipt'));
      await expect(page.locator('#history')).toContainText(/[Rr]eceipt.*again|again.*receipt/);
    },
  },
  {
    task: 'Move a person to the next date',
    most: 7,
    does: async (page, hands) => {
      await toTheSession(page, hands);
      await seatMenu(page, hands, 'Muthu', /^Move/);
      await hands.choose(page.getByLabel('New date'), /14 Dec/);
      await hands.click(button(page, /^Move to 14 Dec and tell/));
      const offer = page.getByRole('dialog', { name: /^Offer the seat/ });
      await offer.waitFor();
      await hands.click(offer.getByRole('button', { name: 'Not now' }));
      await expect(page.getByRole('row').filter({ hasText: 'Muthu' })).toHaveCount(0);
    },
  },
  {
    task: 'Cancel a seat of a full session, and offer it to the next who fits',
    most: 6,
    does: async (page, hands) => {
      await toTheSession(page, hands);
      await seatMenu(page, hands, 'Devi', /^Cancel/);
      await hands.click(button(page, /^Cancel the seat and tell/));
      const offer = page.getByRole('dialog', { name: /^Offer the seat to/ });
      await hands.click(offer.getByRole('button', { name: /^Offer the seat to/ }));
      await expect(page.getByRole('row').filter({ hasText: 'Hui Min' })).toContainText('On offer');
    },
  },
  {
    task: 'Print Monday’s participants',
    most: 3,
    does: async (page, hands) => {
      await toTheSession(page, hands);
      await hands.click(page.getByRole('link', { name: 'Print sheet' }));
      await expect(page.getByText('Destroy after the session.')).toBeVisible();
    },
  },
  {
    task: 'Release a suspected one',
    most: 3,
    does: async (page, hands) => {
      await hands.click(page.getByRole('link', { name: /^Suspected robots/ }));
      await hands.click(page.getByRole('link', { name: 'Best Offers' }));
      await hands.click(button(page, /^Release/));
      await expect(page.getByRole('link', { name: /^Suspected robots/ })).toContainText('0');
    },
  },
  {
    task: 'Give a person their data',
    most: 5,
    does: async (page, hands) => {
      await searchFor(page, hands, 'Siti');
      await page.getByText('1 address', { exact: true }).waitFor();
      await hands.click(page.getByRole('main').getByRole('link', { name: 'Siti Khadijah Osman' }));
      await hands.click(button(page, 'Give a copy …'));
      const saved = page.waitForEvent('download');
      await hands.click(button(page, 'Save a file to read'));
      expect((await saved).suggestedFilename()).toMatch(/^ENQ-.*\.txt$/);
    },
  },
  {
    task: 'Erase a person',
    most: 6,
    does: async (page, hands) => {
      await searchFor(page, hands, 'Siti');
      await hands.click(page.getByRole('main').getByRole('link', { name: 'Siti Khadijah Osman' }));
      await hands.click(button(page, 'Erase …'));
      const field = page.getByRole('textbox', { name: /^Type the reference/ });
      const label = await page.locator('label').filter({ hasText: 'Type the reference' }).textContent();
      await hands.type(field, /ENQ-\S+/.exec(label ?? '')?.[0] ?? '');
      await hands.click(button(page, 'Erase for good'));
      await expect(page.getByText('Content deleted.')).toBeVisible();
    },
  },
  {
    task: 'See last month’s share within 24 hours',
    most: 0,
    does: async (page) => {
      await expect(page.getByText('October 2026, answered within 24 hours')).toBeVisible();
      await expect(page.getByText(/^\d+%$/).first()).toBeVisible();
    },
  },
];

for (const { task, most, does } of tasks) {
  test(`an office’s task is done in ${most} presses: ${task}`, async ({ desk }) => {
    const hands = countedHands(desk);
    const startedAtMs = performance.now();
    await does(desk, hands);
    const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
    // For the table in docs/guides/use-the-desk.md.
    console.log(`TASK | ${task} | ${hands.count()} | ${seconds} |`);
    expect(hands.count()).toBeLessThanOrEqual(most);
  });
}
