import { contentEntries } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';

type Notice = { title: string; showFrom: string; until: string; pages: string[] };

const minuteMs = 60_000;
const [notice] = contentEntries<Notice>('notices');
const startOf = (day: string) => Date.parse(`${day}T00:00:00+08:00`);

/** A day, or a reference to an instrument's date, `{{instrument/date/day}}`. */
function lastDay({ until }: Notice): string {
  const [, instrument, id] = /^\{\{([^/]+)\/([^/]+)\/day\}\}$/.exec(until) ?? [];
  const entries = contentEntries<{ dates?: { id: string; date: string }[] }>('instruments');
  const dates = entries.find(({ slug }) => slug === instrument)?.data.dates ?? [];
  return dates.find((date) => date.id === id)?.date ?? until;
}

test('shows a dated notice on its days alone, by the visitor’s clock in Singapore', async ({ page }) => {
  test.skip(!notice, 'The content has no notice');
  if (!notice) return;
  const { title, showFrom, pages } = notice.data;
  const heading = page.getByRole('heading', { name: title.split('{{')[0]?.trim() ?? '' });
  const endMs = startOf(lastDay(notice.data)) + 24 * 60 * minuteMs;
  for (const [momentMs, isShown] of [
    [startOf(showFrom) - minuteMs, false],
    [endMs - minuteMs, true],
    [endMs, false],
  ] as const) {
    await page.clock.setFixedTime(momentMs);
    for (const address of pages.slice(0, 2)) {
      await page.goto(address);
      await expect(heading).toBeVisible({ visible: isShown });
    }
  }
});
