import { expect, test } from '@playwright/test';
import type { Field, Form } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { sample } from '@vanda/forms/testing/sample';
import { notFoundAddress } from '../built-site.ts';
import { pageKinds } from '../every-page/page-kinds.ts';
import { oneOfEachKind } from '../support/enquiry-form.ts';
import { findPrintFaults, pdfReader, preparePrint, printedPage, sheetsOf } from '../support/printed.ts';
import { click, type Engine, type EngineOptions, keys, laterScripts, lookOf, type, until } from './engine.ts';
import { hangingLine, isShownWhole } from './slow-line.ts';

const large = [1440, 900] as const;
const small = [390, 800] as const;
const origin = `http://localhost:${process.env.TEST_PORT}`;

export function describeSite(name: Engine['name'], start: (options: EngineOptions) => Promise<Engine>): void {
  // Engines would otherwise share two cores.
  test.describe.configure({ mode: 'default', timeout: 600_000 });

  /** The engine of the running tests. */
  let engine: Engine;

  function withEngine(
    options: Omit<EngineOptions, 'origin'>,
    tests: (check: (title: string, asked: () => Promise<void>) => void) => void,
  ) {
    test.describe(JSON.stringify(options), () => {
      const begin = async () => {
        engine = await start({ origin, ...options });
      };
      test.beforeAll(begin);
      const check = (title: string, asked: () => Promise<void>) => {
        const attempt = async () => {
          await engine.resize(...large);
          await asked();
          if (options.hasScripts !== false) await engine.ask(laterScripts);
          const found = engine.problems().filter((line) => !line.includes(`${origin}${notFoundAddress}`));
          expect(found, 'what the console says').toEqual([]);
        };
        test(title, async () => {
          await attempt().catch(async (error: unknown) => {
            // WebKitGTK's driver ends or hangs once in some hundred tests.
            if (await engine.isRunning()) throw error;
            console.log(`${name} is gone in “${title}”, which is asked of a new one`);
            test.setTimeout(2 * test.info().timeout);
            await engine.close();
            await begin();
            await attempt();
          });
        });
      };
      test.afterAll(() => engine?.close());
      tests(check);
    });
  }

  withEngine({}, (check) => {
    check(
      'one of each kind has its fonts, shows its pictures, and is never wider than the window',
      async () => {
        for (const [index, address] of pageKinds.entries()) {
          // Every second page is opened at the large size and becomes small.
          const sizes = index % 2 === 0 ? [small, large] : [large, small];
          for (const [width, height] of sizes) {
            await engine.resize(width, height);
            if (width === sizes[0]?.[0]) await engine.open(address);
            await until(engine, `${width} px`, (width: number) => innerWidth === width, width);
            await until(engine, `the fonts of ${address}`, () =>
              document.documentElement.matches('.fonts-ready'),
            );
            expect.soft(await engine.ask(lookOf), `${address} at ${width} px`).toEqual([]);
          }
        }
      },
    );

    check('the longest page prints on eleven sheets, with its answers open', async () => {
      test.skip(!pdfReader, 'poppler is not here (docs/testing.md)');
      await engine.open(printedPage.address);
      await until(
        engine,
        'the style of paper',
        () => document.querySelector<HTMLLinkElement>('link[media="print"]')?.sheet !== null,
      );
      expect(sheetsOf(await engine.print())).toBeLessThanOrEqual(printedPage.mostSheets);
      const parts = await engine.ask(preparePrint);
      // WebKitGTK repeats no table head, and knows few rules for breaks.
      const known = name === 'webkit' ? /^(?:does not repeat|sheet)/ : /^$/;
      const found = findPrintFaults(await engine.print(), parts);
      expect(found.filter((fault) => !known.test(fault))).toEqual([]);
    });

    check('shows the whole page with its styles while every other file hangs', async () => {
      await engine.resize(...small);
      const line = await hangingLine(origin);
      await engine.ask(
        (address: string) => location.assign(address),
        `${line.origin}/services/professional-scrum-master`,
      );
      await until(engine, 'the whole page', isShownWhole);
      // Otherwise Firefox may show its error page while it opens the next one.
      await engine.ask((address: string) => location.assign(address), `${origin}/about`);
      await until(engine, 'the next page', () => location.pathname === '/about');
      line.close();
      await engine.open('/about');
      // The console reports the broken connection.
      engine.problems();
    });

    check('Ctrl+K leads into the search, which answers, and the arrow keys lead to a result', async () => {
      await engine.open('/about');
      await engine.press(`${keys.control}k`);
      await until(engine, 'the focus', () => document.activeElement?.id === 'search');
      await engine.press('trustmark');
      await until(engine, 'a result', () => document.querySelector('#search-hits [role="option"]') !== null);
      await engine.press(keys.down + keys.enter);
      await until(
        engine,
        'the page found',
        () => location.pathname === '/services/data-protection-trustmark',
      );
    });

    check('a drawer of the header closes when the focus leaves it', async () => {
      await engine.open('/about');
      await click(engine, 'nav details[name] > summary');
      await until(engine, 'the drawer', () => document.querySelector('details[name="nav"][open]') !== null);
      const isOpen = () => engine.ask(() => document.querySelector('details[name="nav"][open]') !== null);
      for (let stop = 0; stop < 20 && (await isOpen()); stop += 1) await engine.press(keys.tab);
      expect(await isOpen()).toBe(false);
    });

    check('the menu keeps the focus, and a click on the dimmed strip only closes it', async () => {
      await engine.resize(...small);
      await engine.open('/services');
      await click(engine, '#menu > summary');
      await until(engine, 'the hold', () => document.querySelector('main')?.inert === true);
      for (let stop = 0; stop < 20; stop += 1) {
        await engine.press(keys.tab);
        const isBeside = await engine.ask(
          () => document.activeElement?.closest('main, footer, .skip') !== null,
        );
        expect(isBeside, `stop ${stop}`).toBe(false);
      }
      await engine.clickAt(8, 400);
      await until(engine, 'the end of the hold', () => document.querySelector('main')?.inert === false);
      expect(await engine.ask(() => location.pathname)).toBe('/services');
    });

    check(
      'the banner follows its buttons and a swipe, and rests exactly where the Tab key meets it on its way',
      async () => {
        await engine.open('/');
        const count = (text: string) =>
          until(
            engine,
            text,
            (text: string) => document.querySelector('[data-count]')?.textContent === text,
            text,
          );
        await until(engine, 'the buttons', () => document.querySelector('[data-banner][data-live]') !== null);
        await click(engine, '[data-do="toggle"]');
        await click(engine, '[data-do="next"]');
        await count('2 / 6');
        await until(engine, 'its rest', isStripAtRest);
        await engine.ask(() => {
          const strip = document.querySelector('[data-strip]');
          // A swipe begins with the pointer down.
          strip?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          strip?.scrollTo({ left: 3 * strip.clientWidth, behavior: 'smooth' });
        });
        await count('4 / 6');
        expect(await engine.ask(() => document.querySelectorAll('[data-slide]:not([inert])').length)).toBe(1);
        await engine.ask(() => document.querySelector<HTMLElement>('[data-do="next"]')?.click());
        await engine.ask(() => document.querySelector<HTMLElement>('[data-slide]:not([inert]) a')?.focus());
        await until(engine, 'its exact rest', isStripAtRest);
      },
    );

    check('tabs open by mouse and arrow key, and a closed panel takes no space', async () => {
      await engine.open('/services/data-protection-trustmark');
      await until(engine, 'the tabs', () => document.querySelectorAll('[role="tab"]').length === 3);
      await click(engine, '[role="tab"]:nth-child(2)');
      await engine.press(keys.right);
      await until(
        engine,
        'the third panel',
        () => document.querySelector('[role="tab"]:nth-child(3)')?.getAttribute('aria-selected') === 'true',
      );
      const heights = await engine.ask(() =>
        [...document.querySelectorAll('[data-tabs] > section')].map(
          (panel) => panel.getBoundingClientRect().height,
        ),
      );
      expect(heights.slice(0, 2)).toEqual([0, 0]);
      expect(heights[2]).toBeGreaterThan(100);
    });

    check('a link from another page to a section below the tabs leads to it', async () => {
      for (const size of [small, large]) {
        await engine.resize(size[0], size[1]);
        for (const id of ['are-we-ready', 'questions']) {
          await engine.open('/about');
          await engine.ask(
            (href: string) => location.assign(href),
            `/services/data-protection-trustmark#${id}`,
          );
          await until(
            engine,
            'the tabs',
            () => document.querySelector('[data-tabs]:not([data-unready])') !== null,
          );
          await until(engine, `#${id}`, () => {
            const top = document.querySelector(':target')?.getBoundingClientRect().top ?? Number.NaN;
            const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
            return Math.abs(top - padding) <= 2;
          });
        }
      }
    });

    check('a link to a form leads the focus into it', async () => {
      await engine.open(forms['professional-scrum-master'].pagePath);
      await click(engine, 'main a[href*="#register"]');
      // Firefox follows the link after the click, which must keep the focus.
      await until(engine, 'the place', () => location.hash.startsWith('#register'));
      await until(engine, 'the focus', () => document.activeElement?.closest('[data-enquiry]') !== null);
      await engine.ask(twoFrames);
      expect(await engine.ask(() => document.activeElement?.closest('[data-enquiry]') !== null)).toBe(true);
    });

    for (const form of oneOfEachKind) {
      check(`the form ${form.id} names what is missing, and arrives`, async () => {
        await engine.open(form.pagePath);
        await engine.ask(() =>
          document
            .querySelector('[data-enquiry]')
            ?.dispatchEvent(new Event('pointerover', { bubbles: true })),
        );
        await until(
          engine,
          'its own script',
          () => document.querySelector('[data-enquiry]')?.hasAttribute('data-live') === true,
        );
        const send = '[data-enquiry] [type="submit"]:not([data-way])';
        await click(engine, send);
        await until(engine, 'the summary', () => document.activeElement?.getAttribute('role') === 'group');
        // Where no date is upcoming, the form selects “tell me first”, and requires first name and email alone.
        const isInterest = await engine.ask(
          () => document.querySelector('[data-enquiry]')?.hasAttribute('data-interest') === true,
        );
        const missing = form.fields.filter(({ name, required }) =>
          isInterest ? ['firstName', 'email'].includes(name) : required,
        );
        expect(await engine.ask(() => document.activeElement?.querySelectorAll('a').length)).toBe(
          missing.length,
        );
        await fillForm(engine, form);
        await click(engine, send);
        await until(engine, 'the panel', () => document.activeElement?.matches('[data-sent]') === true);
        expect(await engine.ask(() => document.querySelector('[data-sent]')?.textContent)).toMatch(
          /ENQ-[0-9A-Z]{4}-[0-9A-Z]{4}/,
        );
      });
    }

    // Last: Firefox's driver does not navigate on from a page of the back/forward cache.
    check('a link to an anchor leads there, and going back restores the scroll position', async () => {
      await engine.resize(...small);
      await engine.open('/services/compliance#sources');
      await until(engine, 'the sources', () => {
        const top = document.querySelector('#sources')?.getBoundingClientRect().top ?? -1;
        return scrollY > innerHeight && top >= 0 && top < innerHeight;
      });
      await engine.ask(() => scrollTo({ top: 700, behavior: 'instant' }));
      await engine.open('/about');
      await engine.back();
      await until(
        engine,
        'the place',
        () => location.pathname === '/services/compliance' && Math.abs(scrollY - 700) < 2,
      );
    });
  });

  withEngine({ theme: 'dark' }, (check) => {
    check('in the dark the page is dark, and so are its pictures', async () => {
      for (const address of ['/', '/news']) {
        await engine.open(address);
        // Firefox loads a lazy picture when it is near.
        await engine.ask(() => document.images[0]?.scrollIntoView());
        await until(engine, 'the pictures', () =>
          [...document.images].some((image) => image.complete && image.currentSrc !== ''),
        );
        // A photograph is the same in both themes.
        const wrong = await engine.ask(() =>
          [...document.images]
            .filter(
              (image) =>
                image.currentSrc &&
                !/\/photo-/.test(image.currentSrc) &&
                !image.currentSrc.endsWith(image.closest('picture')?.querySelector('source')?.srcset ?? '-'),
            )
            .map((image) => image.currentSrc),
        );
        expect(wrong, `light pictures on ${address}`).toEqual([]);
        expect(await engine.ask(() => getComputedStyle(document.body).backgroundColor)).toBe(
          'rgb(16, 22, 20)',
        );
      }
    });
  });

  withEngine({ textPx: 32 }, (check) => {
    check('with text twice as large no kind of page is wider than a phone', async () => {
      await engine.resize(...small);
      for (const address of pageKinds) {
        await engine.open(address);
        expect.soft(await engine.ask(widthOf), address).toBeLessThanOrEqual(small[0]);
      }
    });
  });

  withEngine({ hasScripts: false }, (check) => {
    check('without scripts pictures show, the menu opens, and the contact form arrives', async () => {
      await engine.resize(...small);
      await engine.open('/contact');
      await click(engine, '#menu > summary');
      expect(await engine.ask(() => document.querySelector<HTMLDetailsElement>('#menu')?.open)).toBe(true);
      await click(engine, '#menu > summary');
      await fillForm(engine, forms.contact);
      await click(engine, '[data-enquiry] [type="submit"]:not([data-way])');
      await until(
        engine,
        'the confirmation',
        () => document.title !== '' && /ENQ-/.test(document.body.textContent ?? ''),
      );
      await engine.open('/news');
      expect(await engine.ask(() => document.images[0]?.getClientRects().length)).toBe(1);
    });
  });
}

/** Resolves after two frames. Runs in the page. */
const twoFrames = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const widthOf = (): number => document.documentElement.scrollWidth;

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
