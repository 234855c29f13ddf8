import { startFirefox } from '@vanda/site-tests/engines/firefox';
import { measureTask } from './support/hands.ts';
import { chromiumDriver, type KeyboardHands, keyboardHands } from './support/keyboard.ts';
import { expect, test } from './support/real-desk.ts';

const searchFor = async (hands: KeyboardHands, text: string) => {
  await hands.type('searchbox', /^Find a person/, text);
  await hands.submit();
};
const toSiti = async (hands: KeyboardHands) => {
  await searchFor(hands, 'Siti');
  await hands.sees(/1 address/);
  await hands.click('link', /^Siti Khadijah Osman/);
};
const toTheSession = async (hands: KeyboardHands) => {
  await hands.click('link', /^Sessions/);
  await hands.click('link', /Professional Scrum Master/);
};
const seatMenu = async (hands: KeyboardHands, name: RegExp, act: RegExp) => {
  await hands.click('button', name);
  await hands.click('menuitem', act);
};

const tasks: { task: string; most: number; does: (hands: KeyboardHands) => Promise<void> }[] = [
  {
    task: 'See who has waited longest',
    most: 0,
    does: async (hands) => {
      await hands.sees(/waited longer/, 'h1');
      await hands.sees(/Kavitha Nair/, 'main li:has(.late)');
    },
  },
  {
    task: 'Find “Tan” by company',
    most: 2,
    does: async (hands) => {
      await searchFor(hands, 'Tan');
      await hands.sees(/Tan Brothers/, 'main');
    },
  },
  {
    task: 'Correct an address and send the receipt again',
    most: 6,
    does: async (hands) => {
      await hands.click('link', /^Chua Kah Hock/);
      await hands.click('button', /^Correct/);
      await hands.type('textbox', /e-?mail/i, 'kah.hock@tuas-marine.example');
      await hands.click('button', /^Save the correction/);
      await hands.click('button', /^Send the receipt/);
      await hands.sees(/[Rr]eceipt.*again|again.*receipt/, '#history');
    },
  },
  {
    task: 'Confirm everybody of a session',
    most: 4,
    does: async (hands) => {
      await toTheSession(hands);
      await hands.click('button', /^Confirm all …/);
      await hands.click('button', /^Confirm 3 seats and send 3 letters/);
      for (const name of ['Raghunathan', 'Muthu', 'Devi'])
        await hands.sees(new RegExp(`${name}.{0,120}Confirmed`), 'main table');
    },
  },
  {
    task: 'Move a person to the next date',
    most: 7,
    does: async (hands) => {
      await toTheSession(hands);
      await seatMenu(hands, /Muthu/, /^Move/);
      await hands.choose(/^New date/, /14 Dec/);
      await hands.click('button', /^Move to 14 Dec and tell/);
      await hands.sees(/^Offer the seat/, '[role=dialog] h2');
      await hands.click('button', /^Not now$/);
      await hands.sees(/^(?![\s\S]*Muthu)/, 'main table');
    },
  },
  {
    task: 'Cancel a seat of a full session, and offer it to the next who fits',
    most: 6,
    does: async (hands) => {
      await toTheSession(hands);
      await seatMenu(hands, /Devi/, /^Cancel/);
      await hands.click('button', /^Cancel the seat and tell/);
      await hands.click('button', /^Offer the seat to/);
      await hands.sees(/Hui Min.{0,120}On offer/, 'main table');
    },
  },
  {
    task: 'Print Monday’s participants',
    most: 3,
    does: async (hands) => {
      await toTheSession(hands);
      await hands.click('link', /^Print sheet/);
      await hands.sees(/Destroy after the session\./);
    },
  },
  {
    task: 'Release a suspected one',
    most: 3,
    does: async (hands) => {
      await hands.click('link', /^Suspected robots/);
      await hands.click('link', /^Best Offers/);
      await hands.click('button', /^Release/);
      await hands.sees(/Suspected robots\s*0/);
    },
  },
  {
    task: 'Give a person their data',
    most: 5,
    does: async (hands) => {
      await toSiti(hands);
      await hands.click('button', /^Give a copy/);
      await hands.click('button', /^Save a file to read/);
      await hands.sees(/^Saved\./m, '[role=dialog] [role=status]');
    },
  },
  {
    task: 'Erase a person',
    most: 6,
    does: async (hands) => {
      await toSiti(hands);
      await hands.click('button', /^Erase …/);
      await hands.sees(/ENQ-\S+/, '[role=dialog] label');
      const label = await hands.ask(() => document.querySelector('[role=dialog] label')?.textContent);
      await hands.type('textbox', /^Type the reference/, /ENQ-[\w-]+/.exec(label ?? '')?.[0] ?? '');
      await hands.click('button', /^Erase for good/);
      await hands.sees(/Content deleted\./);
    },
  },
  {
    task: 'See last month’s share within 24 hours',
    most: 0,
    does: async (hands) => {
      await hands.sees(/October 2026, answered within 24 hours/);
      await hands.sees(/\d+%/);
    },
  },
];

test('all tasks of an office are done by the keyboard, each in its number of presses', async ({ desk }) => {
  test.setTimeout(600_000);
  const saved = desk.waitForEvent('download', { timeout: 0 }).catch(() => undefined);
  const driver = chromiumDriver(desk);
  for (const each of tasks) {
    await desk.goto(new URL('/', desk.url()).href);
    await measureTask(each, keyboardHands(driver), each.does);
  }
  expect((await saved)?.suggestedFilename()).toMatch(/^ENQ-.*\.txt$/);
});

// Passkeys need Chromium's virtual device; Firefox takes its cookie.
test('all tasks of an office are done by the keyboard in Firefox', async ({ desk, link }) => {
  const program = process.env.FIREFOX_PATH;
  test.skip(!program, 'Firefox is not here (docs/testing.md)');
  test.setTimeout(600_000);
  const cookie = (await desk.context().cookies()).find(({ name }) => name === '__Host-desk');
  if (!program || !cookie) throw new Error('nobody is signed in');
  const firefox = await startFirefox(program, { origin: new URL(link).origin });
  await firefox.resize(1440, 900);
  await firefox.setCookie(cookie);
  for (const each of tasks) {
    await firefox.open('/');
    // Firefox's dialog for printing would hold the page.
    await firefox.ask(() => {
      window.print = () => undefined;
    });
    await measureTask(each, keyboardHands(firefox), each.does);
  }
  expect(firefox.problems()).toEqual([]);
  await firefox.close();
});
