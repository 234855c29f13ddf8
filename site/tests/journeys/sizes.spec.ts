import type { Page } from '@playwright/test';
import { forms } from '@vanda/enquiry/forms';
import { expect, test } from '../fixtures.ts';
import { errorSummary, fillForm, formOf, sendButton } from '../support/enquiry-form.ts';
import { findLostContent } from '../support/lost-content.ts';
import { menuName, menuPanel } from '../support/menu.ts';
import { withWideFace } from '../text-faces.ts';

/** A window of 1280 by 1024 px at 400 % zoom (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };
const small = { width: 390, height: 800 };
/** Chromium's standard size of 16 px, doubled in its settings (WCAG 1.4.4). */
const doubledPx = 32;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Looks at what is open now at 400 % zoom, and with text twice as large on a phone. */
async function expectNothingLost(page: Page, state: string) {
  const browser = await page.context().newCDPSession(page);
  for (const [size, standard] of [
    [zoomed, 16],
    [small, doubledPx],
  ] as const) {
    await page.setViewportSize(size);
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect
      .soft(await findLostContent(page), `${state} at ${size.width} px, text of ${standard} px`)
      .toEqual([]);
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
}

test.describe('at 400 % zoom and with text twice as large nothing is lost', withWideFace, () => {
  test('of the menu with its search results: it scrolls down only', async ({ page }) => {
    await page.setViewportSize(zoomed);
    await page.goto('/about');
    await menuName(page).click();
    await page.getByRole('combobox', { name: 'Search the site' }).fill('iso');
    await expect(page.getByRole('option').first()).toBeVisible();
    const browser = await page.context().newCDPSession(page);
    for (const [size, standard] of [
      [zoomed, 16],
      [small, doubledPx],
    ] as const) {
      await page.setViewportSize(size);
      await browser.send('Page.setFontSizes', { fontSizes: { standard } });
      const { scrollWidth, clientWidth, overflowY } = await menuPanel(page).evaluate((menu) => ({
        scrollWidth: menu.scrollWidth,
        clientWidth: menu.clientWidth,
        overflowY: getComputedStyle(menu).overflowY,
      }));
      expect(scrollWidth, `text of ${standard} px`).toBeLessThanOrEqual(clientWidth);
      expect(overflowY).toBe('auto');
    }
  });

  test('of the tabs, each one open', async ({ page }) => {
    await page.goto('/services/data-protection-trustmark');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expectNothingLost(page, (await tab.textContent()) ?? '');
    }
  });

  for (const form of [forms['professional-scrum-master'], forms.contact]) {
    test(`of the form ${form.id}, with errors and after sending`, async ({ page }) => {
      await page.goto(form.pagePath);
      await formOf(page).dispatchEvent('pointerover');
      await expect(formOf(page)).toHaveAttribute('data-live');
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
    await page.goto('/ai-regulations/eu-ai-act');
    const tool = page.locator('[data-tool]');
    while (await tool.locator('form').isVisible()) {
      await expectNothingLost(page, (await tool.locator('legend:visible').textContent()) ?? '');
      await tool.getByRole('radio').first().check();
      await tool.getByRole('button', { name: /^(?:Next|Show the result)$/ }).click();
    }
    await expectNothingLost(page, 'result');
  });
});
