import { addressesUnderTest } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';

declare global {
  interface Window {
    /** What was asked of the browser's language data so far. */
    languageData: string[];
  }
}

for (const address of addressesUnderTest()) {
  test(`${address} asks a first visitor's browser for no language data, which takes a phone 90 ms`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.languageData = [];
      const watch = (owner: object, name: string) => {
        const original = Reflect.get(owner, name);
        const watched = new Proxy(original, {
          apply: (...call) => {
            window.languageData.push(name);
            return Reflect.apply(...call);
          },
          construct: (...call) => {
            window.languageData.push(name);
            return Reflect.construct(...call);
          },
        });
        Reflect.set(owner, name, watched);
      };
      for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'Collator']) watch(Intl, name);
      for (const { prototype } of [Date, Number, Array]) watch(prototype, 'toLocaleString');
      for (const name of ['toLocaleDateString', 'toLocaleTimeString']) watch(Date.prototype, name);
      watch(String.prototype, 'localeCompare');
    });
    await page.goto(address);
    expect(await page.evaluate(() => window.languageData)).toEqual([]);
  });
}
