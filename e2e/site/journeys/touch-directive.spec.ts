import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from '../fixtures.ts';

/** The forms and the EU AI Act check show the rest of the directive. */
const directive = stripTypeScriptTypes(
  readFileSync('apps/site/src/features/touch/touch-directive.client.ts', 'utf8'),
).replace('export default touch', 'window.touch = touch');

declare global {
  interface Window {
    touch: (load: () => Promise<() => Promise<void>>, options: object, element: HTMLElement) => void;
    log: string[];
  }
}

for (const failure of ['import', 'render'] as const) {
  test(`a failed ${failure} is reported, drops the press and is tried again at the next sign`, async ({
    page,
  }) => {
    await page.route('**/island', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<div id="island"><button type="button">Start</button><input></div>',
      }),
    );
    await page.goto('/island');
    await page.addScriptTag({ content: directive });
    await page.evaluate((failure) => {
      window.log = [];
      const island = document.querySelector<HTMLElement>('#island') as HTMLElement;
      const event = 'astro:hydration-error';
      island.addEventListener(event, () => window.log.push('error'));
      const load = async () => {
        window.log.push('load');
        const isFirst = window.log.length === 1;
        // Astro reports a failed import by this event, and resolves.
        if (isFirst && failure === 'import') island.dispatchEvent(new Event(event));
        return async () => {
          if (isFirst && failure === 'render') throw new Error('render');
          if (isFirst) return;
          window.log.push('hydrate');
          island.onclick = () => window.log.push('press');
        };
      };
      window.touch(load, {}, island);
    }, failure);
    const log = () => page.evaluate(() => window.log);
    await page.getByRole('button').dispatchEvent('click');
    await expect.poll(log).toEqual(['load', 'error']);
    await page.getByRole('textbox').focus();
    await expect.poll(log).toEqual(['load', 'error', 'load', 'hydrate']);
  });
}

test('a page that is translated while an island hydrates has no error', async ({ page }) => {
  await page.goto('/ai-regulations/eu-ai-act/check');
  await page.evaluate(() => {
    const button = document.querySelector('#check-start button');
    // Astro removes the attribute as soon as it has called React.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      const font = document.createElement('font');
      font.textContent = '翻译';
      button?.replaceChildren(font);
    }).observe(button?.closest('astro-island') as Element, { attributeFilter: ['ssr'] });
  });
  await page.mouse.move(40, 40);
  await page.mouse.move(60, 60);
  await page.getByRole('button', { name: '翻译' }).click();
  await expect(page.locator('#check-stage form #question')).toBeFocused();
});
