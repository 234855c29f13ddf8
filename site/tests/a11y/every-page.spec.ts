import AxeBuilder from '@axe-core/playwright';
import { addressesUnderTest } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';

const themes = ['light', 'dark'] as const;
const widths = [320, 1440];
/** WCAG 2.2 AA, and what axe's makers call best practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const address of addressesUnderTest()) {
  test(`${address} has no barrier that axe finds, in both themes, narrow and wide`, async ({ page }) => {
    // Movement would make colours depend on the moment of the measurement.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        const findings = violations.flatMap(({ id, help, nodes }) =>
          nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
        );
        expect.soft(findings, `${colorScheme} theme at ${width} px`).toEqual([]);
      }
    }
  });
}
