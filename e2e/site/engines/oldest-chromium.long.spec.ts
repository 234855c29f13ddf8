import { expect, test } from '@playwright/test';
import { pageKinds } from '../every-page/page-kinds.ts';
import { builtForm, sample } from '../support/enquiry-form.ts';
import { click, keys, lookOf, type, until } from './engine.ts';
import { type OldestChromium, oldestChromium, startOldestChromium } from './oldest-chromium.ts';

test.describe.configure({ mode: 'default', timeout: 600_000 });

let engine: OldestChromium;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const program = oldestChromium();
  test.skip(
    !program,
    'the oldest supported Chromium is not here: no Linux on x64, or no answer of the registry',
  );
  if (program) engine = await startOldestChromium(program, `http://localhost:${process.env.TEST_PORT}`);
});
test.afterEach(() => expect(engine.problems(), 'uncaught errors').toEqual([]));
test.afterAll(() => engine?.close());

test('one page of each kind has its layout, its fonts and its pictures in the oldest supported Chromium', async () => {
  for (const address of pageKinds) {
    await engine.open(address);
    for (const width of [390, 1440]) {
      await engine.resize(width, 900);
      await until(engine, `the fonts of ${address}`, () => document.documentElement.matches('.fonts-ready'));
      expect.soft(await engine.ask(lookOf), `${address} at ${width} px`).toEqual([]);
    }
  }
});

test('search leads to a page, and the contact form arrives, in the oldest supported Chromium', async () => {
  await engine.resize(1440, 900);
  await engine.open('/about');
  await type(engine, '#search', 'trustmark');
  await until(engine, 'a result', () => document.querySelector('#search-hits [role="option"]') !== null);
  await engine.press(keys.down + keys.enter);
  await until(engine, 'the page found', () => location.pathname === '/services/data-protection-trustmark');

  const form = builtForm('contact');
  await engine.open(form.pagePath);
  for (const field of form.fields) {
    if (field.kind !== 'select') await type(engine, `#enquiry-${field.name}`, sample(field));
  }
  await until(
    engine,
    'its own script',
    () => document.querySelector('[data-enquiry]')?.hasAttribute('data-live') === true,
  );
  await click(engine, '[data-enquiry] [type="submit"]:not([data-way])');
  await until(engine, 'the panel', () => document.activeElement?.matches('[data-sent]') === true);
});
