import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { facesAreOurs, withWideFace } from '../text-faces.ts';

test.skip(!facesAreOurs, 'Fontconfig chooses the fonts of Chromium on Linux alone');

for (const [face, details, family] of [
  ['narrow', {}, 'Arimo'],
  ['wide', withWideFace, 'DejaVu Sans'],
] as const) {
  test(
    `text has the ${face} face of the tests, and no letter comes from a font of the machine`,
    details,
    async ({ page }) => {
      await page.goto('/services/iso27001');
      const files = await fontsOf(page, 'body *');
      expect(await fontsOf(page, 'main p')).toContain(family);
      expect([...files].filter((name) => !/^(?:Arimo|DejaVu |Brygada 1918)/.test(name))).toEqual([]);
    },
  );
}

async function fontsOf(page: Page, selector: string): Promise<Set<string>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const found = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName } of fonts) found.add(familyName);
  }
  return found;
}
