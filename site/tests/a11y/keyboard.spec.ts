import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { walkThrough } from '../focus-walk.ts';
import { pageKinds } from '../page-kinds.ts';

const large = { width: 1440, height: 700 };
const small = { width: 390, height: 600 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of pageKinds) {
  test(`${address} can be walked through in order, forwards and backwards, with every stop in sight`, async ({
    page,
  }) => {
    for (const size of [large, small]) {
      await page.setViewportSize(size);
      await page.goto(address);
      const forwards = await walkThrough(page, 'Tab');
      expect.soft(forwards.problems, `forwards at ${size.width} px`).toEqual([]);
      expect(forwards.stops[0]).toContain('Skip to content');
      const backwards = await walkThrough(page, 'Shift+Tab');
      expect.soft(backwards.problems, `backwards at ${size.width} px`).toEqual([]);
      // A group of radio buttons is entered at its other end, and a tab panel after its tab.
      expect(backwards.stops.length).toBeGreaterThanOrEqual(forwards.stops.length - 1);
    }
  });

  test(`${address} shows what its own links lead to, clear of the header`, async ({ page }) => {
    for (const size of [large, small]) {
      await page.setViewportSize(size);
      await page.goto(address);
      expect.soft(await coveredTargets(page), `at ${size.width} px`).toEqual([]);
    }
  });
}

/** The targets within the page that lie under the header, or outside the window, when their link is followed. */
function coveredTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll('main a[href^="#"]')].filter((link) =>
      link.checkVisibility(),
    );
    const hashes = links.map((link) => link.getAttribute('href'));
    const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return [...new Set(hashes)].flatMap((hash) => {
      const target = hash && document.getElementById(hash.slice(1));
      if (!target) return `${hash} leads nowhere`;
      scrollTo({ top: 0, behavior: 'instant' });
      location.hash = hash;
      const { top } = target.getBoundingClientRect();
      return top >= headerBottom && top < innerHeight ? [] : `${hash} at ${Math.round(top)} px`;
    });
  });
}

test.describe('with the keyboard alone', () => {
  test('a drawer of the header opens, leads on, and closes again with the focus on its name', async ({
    page,
  }) => {
    await page.setViewportSize(large);
    await page.goto('/about');
    const name = page.locator('header summary', { hasText: 'AI Applications' });
    await name.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Healthcare/ });
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(name).toBeFocused();
    await expect(first).toBeHidden();
  });

  test('the menu of small screens opens, every entry is reached in sight, and Escape returns to its button', async ({
    page,
  }) => {
    await page.setViewportSize(small);
    await page.goto('/about');
    const menu = page.locator('#menu');
    for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
    const button = page.getByRole('button', { name: 'Open menu' });
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    const stops: string[] = [];
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      const focused = page.locator('#menu :focus');
      if ((await focused.count()) === 0) break;
      await expect(focused).toBeInViewport({ ratio: 0.99 });
      stops.push((await focused.textContent())?.trim() ?? '');
      const isFolded = await focused.evaluate((element) => element.matches('details:not([open]) > summary'));
      if (isFolded) await page.keyboard.press('Enter');
    }
    expect(stops).toEqual(expect.arrayContaining(['Home', 'Healthcare', 'EU AI Act', 'Contact']));
    await button.focus();
    // It stayed open behind the walk: one press closes it, the next opens it anew.
    await page.keyboard.press('Enter');
    await expect(menu).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  for (const { address, questions } of [
    { address: '/ai-regulations/eu-ai-act', questions: 8 },
    { address: '/services/data-protection-trustmark', questions: 10 },
  ]) {
    test(`the tool of ${address} is answered to its result, which takes the focus`, async ({ page }) => {
      await page.setViewportSize(small);
      await page.goto(address);
      const tool = page.locator('[data-tool]');
      await tool.getByRole('radio').first().focus();
      for (let i = 0; i < questions; i++) {
        if (await tool.locator('form').isHidden()) break;
        await expect(tool.locator('input:focus')).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Space');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      }
      const result = tool.locator('[data-result]:focus');
      await expect(result).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(tool.locator(':focus')).toBeInViewport({ ratio: 1 });
    });
  }
});
