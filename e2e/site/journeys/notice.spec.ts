import { contentEntries } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';

type Notice = { title: string; showFrom: string; pages: string[] };

const minuteMs = 60_000;
const [notice] = contentEntries<Notice>('notices');

test('shows a dated notice from its first day on, by the visitor’s clock in Singapore', async ({ page }) => {
  test.skip(!notice, 'The content has no notice');
  if (!notice) return;
  const { title, showFrom, pages } = notice.data;
  const heading = page.getByRole('heading', { name: title.split('{{')[0]?.trim() ?? '' });
  const startMs = Date.parse(`${showFrom}T00:00:00+08:00`);
  for (const [momentMs, isShown] of [
    [startMs - minuteMs, false],
    [startMs, true],
  ] as const) {
    await page.clock.setFixedTime(momentMs);
    for (const address of pages.slice(0, 2)) {
      await page.goto(address);
      await expect(heading).toBeVisible({ visible: isShown });
    }
  }
});
