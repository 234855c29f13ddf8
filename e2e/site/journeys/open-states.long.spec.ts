import { expect, test } from '../fixtures.ts';
import { menuName, menuPanel } from '../support/menu.ts';
import { describeOpenStates } from './open-states.ts';
import { expectNoBarriersAt, forEachFolded, large, small } from './states.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

describeOpenStates(expectNoBarriersAt);

test.describe('axe finds no barrier', () => {
  test('in the menu of small screens, closed and with each of its groups open', async ({ page }) => {
    await page.setViewportSize(small);
    await page.goto('/ai-regulations/eu-ai-act');
    await menuName(page).click();
    const sizes = [small, { width: 768, height: 900 }];
    await expectNoBarriersAt(page, 'menu open', 'header', sizes);
    await forEachFolded(menuPanel(page).locator('summary'), (state) =>
      expectNoBarriersAt(page, state, 'header', sizes),
    );
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
});

test('axe finds no barrier in the tool of the trustmark, at any question and with any result', async ({
  page,
}) => {
  test.slow();
  await page.goto('/services/data-protection-trustmark');
  const tool = page.locator('[data-tool]');
  const seen = new Set<string>();
  const look = async (state: string | null, sizes?: (typeof small)[]) => {
    if (state && !seen.has(state)) await expectNoBarriersAt(page, state, '[data-tool]', sizes);
    seen.add(state ?? '');
  };
  const results = new Set<string | null>();
  for (const place of [0, 1, 2]) {
    while (await tool.locator('form').isVisible()) {
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
  expect(results.size, 'each answer leads to a result of its own').toBe(3);
});
