import { expect, type Locator } from '@playwright/test';

/** Counts input: a click is one, and so is a typed text or a chosen file. */
export function countedHands() {
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
    count: () => presses,
  };
}

export type Hands = ReturnType<typeof countedHands>;

/** Does a task of the office, prints its presses and seconds for the guides, and checks the presses. */
export async function measureTask<H extends { count: () => number }>(
  { task, most }: { task: string; most: number },
  hands: H,
  does: (hands: H) => Promise<void>,
): Promise<void> {
  const startedAtMs = performance.now();
  await does(hands);
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
  console.log(`TASK | ${task} | ${hands.count()} | ${seconds} |`);
  expect(hands.count(), task).toBeLessThanOrEqual(most);
}
