import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const directive = stripTypeScriptTypes(
  readFileSync('apps/site/src/features/touch/touch-directive.client.ts', 'utf8'),
).replace('export default touch', 'window.touch = touch');

declare global {
  interface Window {
    touch: (
      load: () => Promise<() => Promise<void>>,
      options: { name: string; value: unknown },
      element: HTMLElement,
    ) => void;
    log: string[];
    finishLoad: (result: 'hydrate' | 'fail' | 'throw') => void;
  }
}

/** An island whose load the test ends; `window.log` lists what happened. */
async function openIsland(page: Page, { value = '', hash = '' } = {}) {
  await page.route('**/island?*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<div id="island"><button type="button" id="start">Start <b>now</b></button>
        <button id="submit">Send</button><input type="checkbox"><input id="field"></div>`,
    }),
  );
  await page.goto(`/island?${encodeURIComponent(hash)}${hash}`);
  await page.addScriptTag({ content: directive });
  await page.evaluate((directiveValue) => {
    window.log = [];
    const island = document.querySelector<HTMLElement>('#island') as HTMLElement;
    island.addEventListener('astro:hydration-error', () => window.log.push('error'));
    const load = () => {
      window.log.push('load');
      return new Promise<() => Promise<void>>((resolve) => {
        window.finishLoad = (result) => {
          // Astro reports a failed import by this event, and resolves.
          if (result === 'fail') island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
          resolve(async () => {
            if (result === 'throw') throw new Error('render');
            if (result === 'fail') return;
            window.log.push('hydrate');
            for (const button of island.querySelectorAll('button'))
              button.onclick = () => window.log.push(`act ${button.id}`);
          });
        };
      });
    };
    window.touch(load, { name: 'touch', value: directiveValue }, island);
  }, value);
}

const log = (page: Page) => page.evaluate(() => window.log);
const finish = (page: Page, result: 'hydrate' | 'fail' | 'throw') =>
  page.evaluate(async (how) => {
    window.finishLoad(how);
    await new Promise((resolve) => setTimeout(resolve));
  }, result);

for (const sign of ['pointerover', 'pointerenter', 'touchstart', 'focusin', 'click', 'input']) {
  test(`${sign} hydrates an island once`, async ({ page }) => {
    await openIsland(page);
    expect(await log(page)).toEqual([]);
    const send = () => page.locator('#island').dispatchEvent(sign);
    await send();
    await send();
    await finish(page, 'hydrate');
    await send();
    expect(await log(page)).toEqual(['load', 'hydrate']);
  });
}

test('a press on a button before hydration acts once after it', async ({ page }) => {
  await openIsland(page);
  await page.getByText('now').click();
  expect(await log(page)).toEqual(['load']);
  await finish(page, 'hydrate');
  expect(await log(page)).toEqual(['load', 'hydrate', 'act start']);
});

test('a click whose default action has happened is not repeated', async ({ page }) => {
  await openIsland(page);
  await page.getByRole('checkbox').click();
  await finish(page, 'hydrate');
  await expect(page.getByRole('checkbox')).toBeChecked();
  expect(await log(page)).toEqual(['load', 'hydrate']);
});

for (const failure of ['fail', 'throw'] as const) {
  test(`a load that ends in "${failure}" is reported, drops the press and is tried again at the next sign`, async ({
    page,
  }) => {
    await openIsland(page);
    await page.locator('#start').click();
    await finish(page, failure);
    expect(await log(page)).toEqual(['load', 'error']);
    await page.locator('#field').focus();
    await finish(page, 'hydrate');
    expect(await log(page)).toEqual(['load', 'error', 'load', 'hydrate']);
  });
}

test('an address with one of the hash prefixes hydrates at once, others do not', async ({ page }) => {
  await openIsland(page, { value: '#a= #q=', hash: '#q=3' });
  expect(await log(page)).toEqual(['load']);
  await openIsland(page, { value: '#a= #q=', hash: '#about' });
  expect(await log(page)).toEqual([]);
});

test('a hash prefix that comes later hydrates too', async ({ page }) => {
  await openIsland(page, { value: '#a= #q=' });
  await page.evaluate(() => {
    location.hash = '#a=1';
  });
  await expect.poll(() => log(page)).toEqual(['load']);
});
