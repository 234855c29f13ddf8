import type { Locator, Page } from '@playwright/test';
import { forms } from '@vanda/enquiry/forms';
import { expect, test } from '../fixtures.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { fillForm, formOf } from '../support/enquiry-form.ts';
import { menuName, menuPanel } from '../support/menu.ts';

const large = { width: 1440, height: 900 };
const small = { width: 320, height: 900 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Asks axe about a part of the page, in both themes, at the sizes. */
async function expectNoBarriersAt(page: Page, state: string, part: string, sizes = [small, large]) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoBarriers(page, `${state} at ${size.width} px`, part);
  }
}

/** Opens each of the folded parts in turn, as a visitor would. */
async function forEachFolded(summaries: Locator, look: (name: string) => Promise<void>) {
  await expect(summaries).not.toHaveCount(0);
  for (const summary of await summaries.all()) {
    await summary.click();
    await look(`${(await summary.textContent())?.trim()} open`);
  }
}

test.describe('axe finds no barrier', () => {
  test('in the header with each of its drawers open', async ({ page }) => {
    await page.setViewportSize(large);
    await page.goto('/ai-regulations/eu-ai-act');
    await forEachFolded(page.locator('header nav summary:not(#menu *)'), (state) =>
      expectNoBarriersAt(page, state, 'header', [large]),
    );
  });

  test('in the menu of small screens, closed and with each of its groups open', async ({ page }) => {
    await page.setViewportSize(small);
    await page.goto('/ai-regulations/eu-ai-act');
    await menuName(page).click();
    const sizes = [small, { width: 768, height: 900 }];
    await expectNoBarriersAt(page, 'menu open', '#menu', sizes);
    await forEachFolded(menuPanel(page).locator('summary'), (state) =>
      expectNoBarriersAt(page, state, '#menu', sizes),
    );
  });

  test('in each tab of the trustmark', async ({ page }) => {
    await page.goto('/services/data-protection-trustmark');
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(3);
    for (const tab of await tabs.all()) {
      await tab.click();
      await expectNoBarriersAt(page, `tab ${await tab.textContent()}`, '[data-tabs]');
    }
  });

  test('in the banner on each slide, and stopped', async ({ page }) => {
    await page.goto('/');
    const dots = page.getByRole('button', { name: /^Slide \d of \d$/ });
    await expect(dots).toHaveCount(6);
    for (const dot of await dots.all()) {
      await dot.click();
      await expectNoBarriersAt(page, (await dot.getAttribute('aria-label')) ?? '', '[data-banner]');
    }
    // Under reduced motion it stands still from the start, so the button starts it.
    const toggle = page.locator('[data-do="toggle"]');
    for (const state of ['moving', 'stopped']) {
      await toggle.click();
      await expectNoBarriersAt(page, state, '[data-banner]', [large]);
    }
  });

  test('in the list of articles, filtered and empty', async ({ page }) => {
    await page.goto('/news');
    const agile = page.getByRole('button', { name: 'Agile', exact: true });
    await agile.click();
    await expectNoBarriersAt(page, 'filtered', 'main');
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.locator('[data-category="agile"]').evaluate((row) => row.remove());
    await agile.click();
    await expect(page.getByText('No articles found for the selected category.')).toBeVisible();
    await expectNoBarriersAt(page, 'empty', 'main');
  });

  test('where an article was shared, and where it could not be', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto('/news/cybersecurity-ai-age');
    const share = page.getByRole('button', { name: 'Share' });
    await share.click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    await expectNoBarriersAt(page, 'copied', 'main > :has([data-ready])', [small]);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await share.click();
    await expect(page.getByText(/^Copy this address:/)).toBeVisible();
    await expectNoBarriersAt(page, 'not copied', 'main > :has([data-ready])', [small]);
  });

  test('in the plan for a team: filled, with a number out of limits, and after a removal', async ({
    page,
  }) => {
    await page.goto(
      '/services#plan=kanban-system:4;cybersecurity-essentials:12:private;responsible-ai-steward:1',
    );
    await expect(page.getByText('Without 13 seats').first()).toBeVisible();
    await expectNoBarriersAt(page, 'filled', '[data-plan], #compare');
    await page.getByRole('textbox', { name: 'People in Kanban System' }).fill('0');
    await expectNoBarriersAt(page, 'out of limits', '[data-plan]', [small]);
    await page.getByRole('button', { name: 'Take Kanban System out of the plan' }).click();
    await expectNoBarriersAt(page, 'removed', '[data-plan]', [large]);
  });

  test('in the list of what the device keeps, full and deleted', async ({ page }) => {
    await page.setViewportSize(large);
    await page.goto('/contact');
    await page.getByRole('textbox', { name: /^name/i }).fill('A visitor');
    await page.goto('/privacy-policy');
    await page.getByRole('combobox', { name: 'Search the site' }).fill('trustmark');
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
    await page.getByRole('button', { name: 'Delete everything' }).focus();
    await expect(page.getByText('Your searches in figures')).toBeVisible();
    for (const summary of await page.locator('[data-device-panel] summary:visible').all())
      await summary.click();
    await expectNoBarriersAt(page, 'full', '[data-device-panel]');
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.getByText('Deleted from this device', { exact: false })).toBeVisible();
    await expectNoBarriersAt(page, 'deleted', '[data-device-panel]');
  });
});

/** For each question that is asked, the place of the answer. */
const answers = {
  '/services/data-protection-trustmark': [0, 1, 2].map((place) => Array<number>(10).fill(place)),
};

for (const [address, paths] of Object.entries(answers)) {
  test(`axe finds no barrier in the tool of ${address}, at any question and with any result`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(address);
    const tool = page.locator('[data-tool]');
    const seen = new Set<string>();
    const look = async (state: string | null, sizes?: (typeof small)[]) => {
      if (state && !seen.has(state)) await expectNoBarriersAt(page, state, '[data-tool]', sizes);
      seen.add(state ?? '');
    };
    const results = new Set<string | null>();
    for (const places of paths) {
      for (const place of places) {
        await look(await tool.locator('legend:visible').textContent(), [small]);
        await tool.getByRole('radio').nth(place).check();
        await tool.getByRole('button', { name: /^(?:Next|Show the result)$/ }).click();
      }
      const result = tool.locator('[data-result]:focus');
      await expect(result).toBeVisible();
      const title = await result.getAttribute('aria-label');
      await look(title);
      results.add(title);
      await tool.getByRole('button', { name: 'Start again' }).click();
    }
    expect(results.size, 'each path has a result of its own').toBe(paths.length);
  });
}

test('axe finds no barrier in the pages that answer a form without its script', async ({
  page,
  pageProblems,
}) => {
  const form = forms['professional-scrum-master'];
  const post = () => formOf(page).evaluate((element) => (element as HTMLFormElement).submit());
  await page.goto(form.pagePath);
  await post();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check the form');
  // The browser reports the answer's own status, 422.
  pageProblems.length = 0;
  await expectNoBarriersAt(page, 'with errors', 'html');
  await page.goto(form.pagePath);
  await fillForm(page, form);
  await post();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.success.title);
  await expectNoBarriersAt(page, 'sent', 'html');
});
