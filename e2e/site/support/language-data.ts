import type { Page } from '@playwright/test';

/**
 * Watches what the next page's scripts ask of the browser's language data, which takes a phone 90 ms to load.
 * @returns the names of what was called so far
 */
export async function watchLanguageData(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(noteCalls);
  return () => page.evaluate(() => window.languageData);
}

function noteCalls() {
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
}

declare global {
  interface Window {
    languageData: string[];
  }
}
