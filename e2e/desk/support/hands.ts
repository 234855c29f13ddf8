import { expect, type Locator, type Page } from '@playwright/test';

/** Counts input: a click or a single key is one, and so is a typed text or a chosen file. */
export function countedHands(page: Page) {
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
      const option = target.locator('option').filter({ hasText: label }).first();
      await target.selectOption((await option.getAttribute('value')) ?? (await option.textContent()));
    },
    async upload(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
      presses += 1;
      await target.setInputFiles(file);
    },
    async key(key: string) {
      presses += 1;
      await page.keyboard.press(key);
    },
    count: () => presses,
  };
}

export type Hands = ReturnType<typeof countedHands>;

/** Does a task of the office, prints its presses and seconds for the guides, and checks the presses. */
export async function measureTask(
  page: Page,
  { task, most }: { task: string; most: number },
  does: (hands: Hands) => Promise<void>,
): Promise<void> {
  const hands = countedHands(page);
  const startedAtMs = performance.now();
  await does(hands);
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
  console.log(`TASK | ${task} | ${hands.count()} | ${seconds} |`);
  expect(hands.count()).toBeLessThanOrEqual(most);
}
