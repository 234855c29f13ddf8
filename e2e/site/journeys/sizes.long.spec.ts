import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { builtForm, errorSummary, fillForm, hydrate, sendButton } from '../support/enquiry-form.ts';
import { doubledPx, findLostContent, setFontSize, zoomed } from '../support/lost-content.ts';
import { menuName, menuPanel } from '../support/menu.ts';

const small = { width: 390, height: 800 };
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** At 400 % zoom, and with text twice as large on a phone (WCAG 1.4.4). */
async function atEachSize(page: Page, look: (size: string) => Promise<void>) {
  for (const [size, standard] of [
    [zoomed, 16],
    [small, doubledPx],
  ] as const) {
    await page.setViewportSize(size);
    await setFontSize(page, standard);
    await look(`${size.width} px, text of ${standard} px`);
  }
  await setFontSize(page);
}

const expectNothingLost = (page: Page, state: string) =>
  atEachSize(page, async (size) => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect.soft(await findLostContent(page), `${state} at ${size}`).toEqual([]);
  });

test.describe('at 400 % zoom and with text twice as large nothing is lost', () => {
  test('of the menu with its search results: it scrolls down only', async ({ page }) => {
    await page.setViewportSize(zoomed);
    await page.goto('/about');
    await menuName(page).click();
    await page.getByRole('combobox', { name: 'Search the site' }).fill('iso');
    await expect(page.getByRole('option').first()).toBeVisible();
    await atEachSize(page, async (size) => {
      const { scrollWidth, clientWidth, overflowY } = await menuPanel(page).evaluate((menu) => ({
        scrollWidth: menu.scrollWidth,
        clientWidth: menu.clientWidth,
        overflowY: getComputedStyle(menu).overflowY,
      }));
      expect(scrollWidth, size).toBeLessThanOrEqual(clientWidth);
      expect(overflowY).toBe('auto');
    });
  });

  test('of the tabs, each one open', async ({ page }) => {
    await page.goto('/services/data-protection-trustmark');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expectNothingLost(page, (await tab.textContent()) ?? '');
    }
  });

  for (const form of [builtForm('professional-scrum-master'), builtForm('contact')]) {
    test(`of the form ${form.id}, with errors and after sending`, async ({ page }) => {
      await page.goto(form.pagePath);
      await hydrate(page);
      await sendButton(page).click();
      await expect(errorSummary(page)).toBeVisible();
      await expectNothingLost(page, 'errors');
      await fillForm(page, form);
      await sendButton(page).click();
      await expect(page.locator('[data-sent]')).toBeVisible();
      await expectNothingLost(page, 'sent');
    });
  }

  test('of a tool’s questions and its result', async ({ page }) => {
    await page.goto('/services/data-protection-trustmark');
    const tool = page.locator('[data-tool]');
    await expect(tool.locator('form')).toBeVisible();
    while (await tool.locator('form').isVisible()) {
      await expectNothingLost(page, (await tool.locator('legend:visible').textContent()) ?? '');
      await tool.getByRole('radio').first().check();
      await tool.getByRole('button', { name: /^(?:Next|Show the result)$/ }).click();
    }
    await expectNothingLost(page, 'result');
  });
});

test('length bars of the comparison are drawn to one scale at every width', async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/services');
    const bars = await page.locator('#compare svg:has(path)').evaluateAll((all) =>
      all.map((bar) => {
        const { left, right } = bar.getBoundingClientRect();
        const cell = bar.parentElement?.getBoundingClientRect();
        return {
          drawn: right - left,
          stated: Number(bar.getAttribute('width')),
          isInside: cell !== undefined && right <= cell.right + 1,
        };
      }),
    );
    expect(bars.length).toBeGreaterThan(0);
    expect(
      bars.filter(({ drawn, stated, isInside }) => drawn !== stated || !isInside),
      `${width} px`,
    ).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
  }
});

for (const address of [
  '/services/fraud-detection',
  '/ai-regulations/eu-ai-act',
  '/services/cybersecurity-essentials',
])
  test(`bars on ${address} are proportional to their values at every width`, async ({ page }) => {
    await page.goto(address);
    for (const width of [320, 768, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const scales = await page
        .locator('main :is(li, th, td) > svg > rect[width$="%"]')
        .evaluateAll((bars) =>
          [...Map.groupBy(bars, (bar) => bar.closest('table, ul, ol')).values()].map((chart) =>
            chart.map(
              (bar) => bar.getBoundingClientRect().width / Number.parseFloat(bar.getAttribute('width') ?? ''),
            ),
          ),
        );
      expect(scales.length).toBeGreaterThan(0);
      for (const pxPerPercent of scales)
        expect(Math.max(...pxPerPercent) / Math.min(...pxPerPercent), `${width} px`).toBeLessThan(1.02);
    }
  });

test('with text alone at 200 % the comparison scrolls in its frame, not with the page', async ({ page }) => {
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/services');
    await page.evaluate(() => {
      document.documentElement.style.setProperty('font-size', '200%');
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
  }
});
