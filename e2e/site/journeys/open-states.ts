import { expect, test } from '../fixtures.ts';
import { builtForm, fillForm, formOf } from '../support/enquiry-form.ts';
import { menuName, menuPanel } from '../support/menu.ts';
import { type AskAt, forEachFolded, large, small } from './states.ts';

/**
 * What opens on a page, in each of its states.
 * @param askAt examines a part of the page at the sizes
 * @param isThorough each group, slide, question and result, in place of one
 */
export function describeOpenStates(askAt: AskAt, isThorough: boolean): void {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test.describe('axe finds no barrier', () => {
    test('in the header with each of its drawers open', async ({ page }) => {
      await page.setViewportSize(large);
      await page.goto('/ai-regulations/eu-ai-act');
      await forEachFolded(page.locator('header nav summary'), (state) =>
        askAt(page, state, 'header', [large]),
      );
    });

    test(`in the menu of small screens, with ${isThorough ? 'each group' : 'a group'} open`, async ({
      page,
    }) => {
      await page.setViewportSize(small);
      await page.goto('/ai-regulations/eu-ai-act');
      await menuName(page).click();
      const groups = menuPanel(page).locator('summary');
      const sizes = isThorough ? [small, { width: 768, height: 900 }] : [small];
      if (isThorough) await askAt(page, 'menu open', 'header', sizes);
      await forEachFolded(isThorough ? groups : groups.first(), (state) =>
        askAt(page, state, 'header', sizes),
      );
    });

    test('in the contents of a page, folded out', async ({ page }) => {
      await page.goto('/ai-regulations/eu-ai-act');
      await page.locator('main nav summary').click();
      await askAt(page, 'folded out', '[data-contents]');
    });

    test('in each tab of the trustmark', async ({ page }) => {
      await page.goto('/services/data-protection-trustmark');
      const tabs = page.getByRole('tab');
      await expect(tabs).toHaveCount(3);
      for (const tab of await tabs.all()) {
        await tab.click();
        await askAt(page, `tab ${await tab.textContent()}`, '[data-tabs]');
      }
    });

    test('in the banner, moving and stopped', async ({ page }) => {
      await page.goto('/');
      const dots = page.getByRole('button', { name: /^Slide \d of \d$/ });
      await expect(dots).toHaveCount(6);
      for (const dot of isThorough ? await dots.all() : []) {
        await dot.click();
        await askAt(page, (await dot.getAttribute('aria-label')) ?? '', '[data-banner]');
      }
      // Under reduced motion it stands still from the start, so the button starts it.
      const toggle = page.locator('[data-do="toggle"]');
      for (const state of ['moving', 'stopped']) {
        await toggle.click();
        await askAt(page, state, '[data-banner]');
      }
    });

    test('in the list of articles, filtered and empty', async ({ page }) => {
      await page.goto('/news');
      const agile = page.getByRole('button', { name: 'Agile', exact: true });
      await agile.click();
      await askAt(page, 'filtered', 'main');
      await page.getByRole('button', { name: 'All', exact: true }).click();
      await page.locator('[data-category="agile"]').evaluate((row) => row.remove());
      await agile.click();
      await expect(page.getByText('No articles found for the selected category.')).toBeVisible();
      await askAt(page, 'empty', 'main');
    });

    test('where an article was shared, and where it could not be', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await page.goto('/news/cybersecurity-ai-age');
      const share = page.getByRole('button', { name: 'Share' });
      await share.click();
      await expect(page.getByText('Link copied.')).toBeVisible();
      await askAt(page, 'copied', 'main > :has([data-ready])', [small]);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      });
      await share.click();
      await expect(page.getByText(/^Copy this address:/)).toBeVisible();
      await askAt(page, 'not copied', 'main > :has([data-ready])', [small]);
    });

    test('in the plan for a team: filled, with a number out of limits, and after a removal', async ({
      page,
    }) => {
      await page.goto(
        '/services#plan=kanban-system:4;cybersecurity-essentials:12:private;responsible-ai-steward:1',
      );
      await expect(page.getByText('Without 13 seats').first()).toBeVisible();
      // A window as high as the page: in a lower one the sum covers links.
      const whole = [small, large].map(({ width }) => ({ width, height: 12_000 }));
      await askAt(page, 'filled', '[data-plan], #compare', whole);
      await page.getByRole('textbox', { name: 'People in Kanban System' }).fill('0');
      await askAt(page, 'out of limits', '[data-plan]', [small]);
      await page.getByRole('button', { name: 'Take Kanban System out of the plan' }).click();
      await askAt(page, 'removed', '[data-plan]', [large]);
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
      await askAt(page, 'full', '[data-device-panel]');
      await page.getByRole('button', { name: 'Delete everything' }).click();
      await expect(page.getByText('Deleted from this device', { exact: false })).toBeVisible();
      await askAt(page, 'deleted', '[data-device-panel]');
    });
  });

  test(`axe finds no barrier in the tool of the trustmark, ${isThorough ? 'at any question and with any result' : 'at its first question and with its result'}`, async ({
    page,
  }) => {
    test.slow();
    await page.goto('/services/data-protection-trustmark');
    const tool = page.locator('[data-tool]');
    const results = new Set<string | null>();
    for (const place of isThorough ? [0, 1, 2] : [0]) {
      for (let question = 0; await tool.locator('form').isVisible(); question++) {
        if (question === 0 || (isThorough && place === 0))
          await askAt(page, `question ${question}, answer ${place}`, '[data-tool]', [small]);
        await tool.getByRole('radio').nth(place).check();
        await tool.getByRole('button', { name: /^(?:Next|Show the result)$/ }).click();
      }
      const result = tool.locator('[data-result]:focus');
      await expect(result).toBeVisible();
      const title = await result.getAttribute('aria-label');
      await askAt(page, title ?? '', '[data-tool]');
      results.add(title);
      await tool.getByRole('button', { name: 'Start again' }).click();
    }
    expect(results.size, 'each answer leads to a result of its own').toBe(isThorough ? 3 : 1);
  });

  test('axe finds no barrier in the pages that answer a form without its script', async ({
    page,
    pageProblems,
  }) => {
    const form = builtForm('professional-scrum-master');
    const post = () => formOf(page).evaluate((element) => (element as HTMLFormElement).submit());
    await page.goto(form.pagePath);
    await post();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check the form');
    // The browser reports the answer's own status, 422.
    pageProblems.length = 0;
    await askAt(page, 'with errors', 'html');
    await page.goto(form.pagePath);
    await fillForm(page, form);
    await post();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.success.title);
    await askAt(page, 'sent', 'html');
  });
}
