import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Field, Form } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import { addressesUnderTest, notFoundAddress } from '../built-site.ts';
import { builtForms, sample } from '../support/enquiry-form.ts';
import { click, type Engine, type EngineOptions, keys, laterScripts, type, until } from './engine.ts';
import { heldMs, pageInTwoParts, paintedAndShown, slowLine } from './slow-line.ts';

const large = [1440, 900] as const;
const small = [390, 800] as const;
/** The address that all tests of the browser stage share. */
const origin = `http://localhost:${process.env.TEST_PORT}`;

/** What holds in Chromium, asked of another engine: every page, every journey, every form. */
export function describeSite(name: Engine['name'], start: (options: EngineOptions) => Promise<Engine>): void {
  // One browser after the other: two engines share the two cores.
  test.describe.configure({ mode: 'default', timeout: 180_000 });

  /** Starts the browser for some tests, and ends it after them. */
  function withEngine(options: Omit<EngineOptions, 'origin'>, tests: (engine: () => Engine) => void) {
    test.describe(JSON.stringify(options), () => {
      let engine: Engine;
      test.beforeAll(async () => {
        engine = await start({ origin, ...options });
      });
      test.beforeEach(() => engine.resize(...large));
      test.afterEach(async () => {
        if (options.hasScripts !== false) await engine.ask(laterScripts);
        const found = engine.problems().filter((line) => !line.includes(`${origin}${notFoundAddress}`));
        expect(found, 'what the console says').toEqual([]);
      });
      test.afterAll(() => engine?.close());
      tests(() => engine);
    });
  }

  withEngine({}, (engine) => {
    test('every page is dressed, shows its pictures, and is never wider than the window', async () => {
      const folder = path.resolve('test-results/engines', name);
      mkdirSync(folder, { recursive: true });
      for (const address of addressesUnderTest()) {
        for (const size of [small, large]) {
          await engine().resize(size[0], size[1]);
          await engine().open(address);
          await until(engine(), `the dress of ${address}`, () =>
            document.documentElement.matches('.dressed'),
          );
          expect.soft(await engine().ask(lookOf), `${address} at ${size[0]} px`).toEqual([]);
          writeFileSync(
            path.join(folder, `${address.slice(1).replaceAll('/', '-') || 'home'}-${size[0]}.png`),
            await engine().picture(),
          );
        }
      }
    });

    test('while the styles of what is below are on their way, the first screen is painted and the rest is not shown', async () => {
      const line = await slowLine(origin);
      await engine().open(line.origin + pageInTwoParts());
      const { paintedMs, shownMs } = await engine().ask(paintedAndShown);
      await engine().ask(laterScripts);
      line.close();
      expect(paintedMs).toBeGreaterThan(0);
      expect(paintedMs).toBeLessThan(heldMs);
      expect(shownMs).toBeGreaterThan(heldMs);
    });

    test('a link to an anchor leads there, and a page loaded again comes back to its place, however late the styles are', async () => {
      await engine().resize(...small);
      const line = await slowLine(origin);
      await engine().open(`${line.origin}${pageInTwoParts()}#sources`);
      await until(engine(), 'the sources', () => {
        const top = document.querySelector('#sources')?.getBoundingClientRect().top ?? -1;
        return scrollY > innerHeight && top >= 0 && top < innerHeight;
      });
      // A module cut off on its way is a fault for the console.
      await engine().ask(laterScripts);
      await engine().ask(() => {
        scrollTo({ top: 1500, behavior: 'instant' });
        history.replaceState(null, '', location.pathname);
      });
      await engine().ask(() => location.reload());
      await until(engine(), 'the page again', () => {
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return visit?.type === 'reload' && document.readyState === 'complete';
      });
      await until(engine(), 'the place', () => Math.abs(scrollY - 1500) < 2);
      await engine().ask(laterScripts);
      line.close();
    });

    test('search answers, and the arrow keys lead to a result', async () => {
      await engine().open('/about');
      await click(engine(), '#search');
      await engine().press('trustmark');
      await until(
        engine(),
        'a result',
        () => document.querySelector('#search-hits [role="option"]') !== null,
      );
      await engine().press(keys.down + keys.enter);
      await until(
        engine(),
        'the page found',
        () => location.pathname === '/services/data-protection-trustmark',
      );
    });

    test('Ctrl+K leads into the search', async () => {
      await engine().open('/about');
      await engine().press(`${keys.control}k`);
      await until(engine(), 'the focus', () => document.activeElement?.id === 'search');
    });

    test('a drawer of the header closes when the focus leaves it', async () => {
      await engine().open('/about');
      await click(engine(), 'nav details[name] > summary');
      await until(engine(), 'the drawer', () => document.querySelector('details[name="nav"][open]') !== null);
      const isOpen = () => engine().ask(() => document.querySelector('details[name="nav"][open]') !== null);
      for (let stop = 0; stop < 20 && (await isOpen()); stop += 1) await engine().press(keys.tab);
      expect(await isOpen()).toBe(false);
    });

    test('the menu keeps the focus, and a click on the dimmed strip only closes it', async () => {
      await engine().resize(...small);
      await engine().open('/services');
      await click(engine(), '#menu > summary');
      await until(engine(), 'the hold', () => document.querySelector('main')?.inert === true);
      for (let stop = 0; stop < 20; stop += 1) {
        await engine().press(keys.tab);
        const isBeside = await engine().ask(
          () => document.activeElement?.closest('main, footer, .skip') !== null,
        );
        expect(isBeside, `stop ${stop}`).toBe(false);
      }
      await engine().clickAt(8, 400);
      await until(engine(), 'the end of the hold', () => document.querySelector('main')?.inert === false);
      expect(await engine().ask(() => location.pathname)).toBe('/services');
    });

    test('the banner follows its buttons and a swipe, and rests exactly where the Tab key meets it on its way', async () => {
      await engine().open('/');
      const count = (text: string) =>
        until(
          engine(),
          text,
          (text: string) => document.querySelector('[data-count]')?.textContent === text,
          text,
        );
      await until(engine(), 'the buttons', () => document.querySelector('[data-banner][data-live]') !== null);
      await click(engine(), '[data-do="toggle"]');
      await click(engine(), '[data-do="next"]');
      await count('2 / 6');
      await until(engine(), 'its rest', isStripAtRest);
      await engine().ask(() => {
        const strip = document.querySelector('[data-strip]');
        // The hand comes down first, as with every swipe.
        strip?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        strip?.scrollTo({ left: 3 * strip.clientWidth, behavior: 'smooth' });
      });
      await count('4 / 6');
      expect(await engine().ask(() => document.querySelectorAll('[data-slide]:not([inert])').length)).toBe(1);
      await engine().ask(() => document.querySelector<HTMLElement>('[data-do="next"]')?.click());
      await engine().ask(() => document.querySelector<HTMLElement>('[data-slide]:not([inert]) a')?.focus());
      await until(engine(), 'its exact rest', isStripAtRest);
    });

    test('the filter of the news narrows the list and stands in the address', async () => {
      await engine().open('/news');
      await until(engine(), 'the buttons', () => document.querySelector('[data-news][data-ready]') !== null);
      await click(engine(), '[data-slug="agile"]');
      await until(engine(), 'the address', () => location.search === '?category=agile');
      const shown = await engine().ask(() =>
        [...document.querySelectorAll<HTMLElement>('[data-category]')]
          .filter((row) => !row.hidden)
          .map((row) => row.dataset.category),
      );
      expect(new Set(shown)).toEqual(new Set(['agile']));
    });

    test('tabs open by mouse and arrow key, and a closed panel takes no space', async () => {
      await engine().open('/services/data-protection-trustmark');
      await until(engine(), 'the tabs', () => document.querySelectorAll('[role="tab"]').length === 3);
      await click(engine(), '[role="tab"]:nth-child(2)');
      await engine().press(keys.right);
      await until(
        engine(),
        'the third panel',
        () => document.querySelector('[role="tab"]:nth-child(3)')?.getAttribute('aria-selected') === 'true',
      );
      const heights = await engine().ask(() =>
        [...document.querySelectorAll('[data-tab]')].map((panel) => panel.getBoundingClientRect().height),
      );
      expect(heights.slice(0, 2)).toEqual([0, 0]);
      expect(heights[2]).toBeGreaterThan(100);
    });

    test('a tool is answered to its result, which takes the focus', async () => {
      await engine().open('/services/data-protection-trustmark');
      await until(engine(), 'the tool', () => document.querySelector('[data-tool][data-on]') !== null);
      for (let question = 0; question < 12; question += 1) {
        if (await engine().ask(() => document.querySelector<HTMLElement>('[data-questions]')?.hidden)) break;
        await click(engine(), '[data-question]:not([hidden]) input');
        await click(engine(), '[data-next]');
      }
      await until(engine(), 'the result', () => document.activeElement?.matches('[data-result]') === true);
    });

    test('a link to a form leads the focus into it', async () => {
      await engine().open(forms['professional-scrum-master'].pagePath);
      await click(engine(), 'main a[href*="#register"]');
      await until(engine(), 'the focus', () => document.activeElement?.closest('[data-enquiry]') !== null);
      // Firefox follows a link after the click, and would take the focus away again.
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(await engine().ask(() => document.activeElement?.closest('[data-enquiry]') !== null)).toBe(true);
    });

    for (const form of builtForms) {
      test(`the form ${form.id} names what is missing, and arrives`, async () => {
        await engine().open(form.pagePath);
        await engine().ask(() =>
          document
            .querySelector('[data-enquiry]')
            ?.dispatchEvent(new Event('pointerover', { bubbles: true })),
        );
        await until(
          engine(),
          'its own script',
          () => document.querySelector('[data-enquiry]')?.hasAttribute('data-live') === true,
        );
        await engine().ask(() => {
          const next = document.querySelector<HTMLInputElement>('#register-next');
          if (next) next.checked = false;
        });
        const send = '[data-enquiry] [type="submit"]:not([data-way])';
        await click(engine(), send);
        await until(engine(), 'the summary', () => document.activeElement?.getAttribute('role') === 'group');
        expect(await engine().ask(() => document.activeElement?.querySelectorAll('a').length)).toBe(
          form.fields.filter(({ required }) => required).length,
        );
        await fillForm(engine(), form);
        await click(engine(), send);
        await until(engine(), 'the panel', () => document.activeElement?.matches('[data-sent]') === true);
        expect(await engine().ask(() => document.querySelector('[data-sent]')?.textContent)).toMatch(
          /ENQ-[0-9A-Z]{4}-[0-9A-Z]{4}/,
        );
      });
    }
  });

  withEngine({ theme: 'dark' }, (engine) => {
    test('in the dark the page is dark, and so are its pictures', async () => {
      for (const address of ['/', '/news']) {
        await engine().open(address);
        await until(engine(), 'the pictures', () =>
          [...document.images].some((image) => image.complete && image.currentSrc !== ''),
        );
        const wrong = await engine().ask(() =>
          [...document.images]
            .filter(
              (image) =>
                image.currentSrc &&
                !image.currentSrc.endsWith(image.closest('picture')?.querySelector('source')?.srcset ?? '-'),
            )
            .map((image) => image.currentSrc),
        );
        expect(wrong, `light pictures on ${address}`).toEqual([]);
        expect(await engine().ask(() => getComputedStyle(document.body).backgroundColor)).toBe(
          'rgb(16, 22, 20)',
        );
      }
    });
  });

  withEngine({ textPx: 32 }, (engine) => {
    test('with text twice as large no page is wider than a phone', async () => {
      await engine().resize(...small);
      for (const address of addressesUnderTest()) {
        await engine().open(address);
        expect.soft(await engine().ask(widthOf), address).toBeLessThanOrEqual(small[0]);
      }
    });
  });

  withEngine({ hasScripts: false }, (engine) => {
    test('without scripts pictures show, the menu opens, and the contact form arrives', async () => {
      await engine().resize(...small);
      await engine().open('/contact');
      await click(engine(), '#menu > summary');
      expect(await engine().ask(() => document.querySelector<HTMLDetailsElement>('#menu')?.open)).toBe(true);
      await click(engine(), '#menu > summary');
      await fillForm(engine(), forms.contact);
      await click(engine(), '[data-enquiry] [type="submit"]:not([data-way])');
      await until(
        engine(),
        'the confirmation',
        () => document.title !== '' && /ENQ-/.test(document.body.textContent ?? ''),
      );
      await engine().open('/news');
      expect(await engine().ask(() => document.images[0]?.getClientRects().length)).toBe(1);
    });

    test('without scripts nothing is painted before all styles are there', async () => {
      const line = await slowLine(origin);
      await engine().open(line.origin + pageInTwoParts());
      const { paintedMs } = await engine().ask(paintedAndShown);
      line.close();
      expect(paintedMs).toBeGreaterThan(heldMs);
    });
  });
}

/** What a look at a page finds wrong. Runs in the page. */
function lookOf(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const heading = document.querySelector('h1')?.getBoundingClientRect();
  const header = document.querySelector('header');
  const pictures = [...document.images].filter(
    (image) => image.complete && image.naturalWidth === 0 && image.currentSrc,
  );
  return [
    ...(scrollWidth > clientWidth ? [`is ${scrollWidth} px wide`] : []),
    ...(heading && heading.height > 0 ? [] : ['shows no heading']),
    ...(header && getComputedStyle(header).position === 'sticky' ? [] : ['wears no styles']),
    ...pictures.map((image) => `lacks ${image.currentSrc}`),
  ];
}

function widthOf(): number {
  return document.documentElement.scrollWidth;
}

function isStripAtRest(): boolean {
  const strip = document.querySelector('[data-strip]')?.getBoundingClientRect();
  const shown = document.querySelector('[data-slide]:not([inert])')?.getBoundingClientRect();
  return strip !== undefined && shown !== undefined && Math.abs(shown.left - strip.left) <= 1;
}

async function fillForm(engine: Engine, form: Form): Promise<void> {
  for (const field of form.fields) await fill(engine, field);
}

async function fill(engine: Engine, field: Field): Promise<void> {
  const value = sample(field);
  if (field.kind === 'radio' || field.kind === 'session') {
    await click(engine, `[data-enquiry] input[name="${field.name}"][value="${value}"]`);
  } else if (field.kind === 'select') {
    await engine.ask(
      (selector: string, value: string) => {
        const select = document.querySelector<HTMLSelectElement>(selector);
        if (!select) return;
        select.value = value;
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
      },
      `#enquiry-${field.name}`,
      value,
    );
  } else await type(engine, `#enquiry-${field.name}`, value.replace('\n', keys.enter));
}
