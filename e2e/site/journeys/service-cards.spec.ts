import { expect, test } from '../fixtures.ts';
import { longUnless } from '../support/long.ts';

test('the three questions narrow the cards of all groups by keyboard, say how many fit, and one button shows all again', async ({
  page,
}) => {
  await page.goto('/services');
  const cards = page.locator('[data-fits]').filter({ visible: true });
  const all = await cards.count();
  const band = page.locator('#narrow');
  const heading = band.getByRole('heading');
  const unasked = (await heading.textContent()) ?? '';
  await page.getByRole('radio', { name: 'A team that builds' }).focus();
  await page.keyboard.press('Space');
  await expect(cards).not.toHaveCount(all);
  await page.getByRole('radio', { name: 'A certificate, mostly of attendance' }).check();
  await expect(heading).toHaveText('Three fit');
  await expect(heading).toHaveAttribute('aria-live', 'polite');
  await expect(cards).toHaveCount(3);
  for (const fits of await cards.evaluateAll((items) => items.map((item) => item.getAttribute('data-fits'))))
    expect(fits?.split(' ')).toEqual(expect.arrayContaining(['team', 'certificate']));
  await expect(band.getByRole('listitem')).toHaveText(await cards.getByRole('heading').allTextContents());
  await page.getByRole('radio', { name: 'This year' }).check();
  await expect(heading).toHaveText(/^Nothing fits/);
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all services' }).click();
  await expect(cards).toHaveCount(all);
  await expect(heading).toHaveText(unasked);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the band of questions links to the groups', async ({ page }) => {
    await page.goto('/services');
    const band = page.locator('#narrow');
    await expect(band.getByRole('radio').filter({ visible: true })).toHaveCount(0);
    await expect(band.getByRole('link')).toHaveCount(5);
  });
});

test('a click anywhere on a card opens its page', async ({ page }) => {
  await page.goto('/services');
  await page
    .getByRole('article')
    .filter({ hasText: 'Fraud Detection' })
    .click({ position: { x: 9, y: 9 } });
  await expect(page).toHaveURL(/\/services\/fraud-detection$/);
});

const columns = [
  [390, 1],
  [640, 2],
  [1023, 2],
  [1024, 3],
] as const;

// Specification, section 2, "Grids". Four cards may stand two by two.
for (const address of [
  '/',
  '/services',
  '/services/ai-adoption',
  '/services/ai-technology-training',
  '/ai-applications/healthcare',
  '/ai-applications/housing',
  '/ai-regulations/singapore',
  '/ai-regulations/global',
  '/ai-regulations/china',
])
  test(
    `the card grids of ${address} have one column on small screens, two on medium and three on large`,
    longUnless(address === '/'),
    async ({ page }) => {
      await page.goto(address);
      for (const [width, most] of columns) {
        await page.setViewportSize({ width, height: 900 });
        const grids = await page.locator('main ul:has(> li > article)').evaluateAll((lists) =>
          lists
            .filter((list) => list.checkVisibility())
            .map((list) => {
              const items = [...list.children].map((item) => item.getBoundingClientRect());
              const last = items.at(-1);
              const before = items.at(-2);
              return {
                cards: items.length,
                columns: new Set(items.map(({ left }) => Math.round(left))).size,
                isBroken:
                  items.length > 2 &&
                  last !== undefined &&
                  last.top !== before?.top &&
                  last.width < list.clientWidth - 1,
              };
            }),
        );
        expect(grids.length).toBeGreaterThan(0);
        for (const { cards, columns: seen, isBroken } of grids) {
          const expected = cards === 4 && most === 3 ? [2, 3] : [Math.min(cards, most)];
          expect(expected, `${cards} cards at ${width}`).toContain(seen);
          expect(isBroken, `a card alone in the last row of ${cards} at ${width}`).toBe(false);
        }
      }
    },
  );
