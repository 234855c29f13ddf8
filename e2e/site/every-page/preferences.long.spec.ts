import type { Locator, Page } from '@playwright/test';
import { forms } from '@vanda/forms/forms';
import { expect, test } from '../fixtures.ts';
import { findFaintTexts } from '../support/contrast.ts';
import { formOf } from '../support/enquiry-form.ts';
import { menuName } from '../support/menu.ts';
import { walkThrough } from './focus-walk.ts';
import { pageKinds } from './page-kinds.ts';

const large = { width: 1440, height: 900 };

/** How an element or pseudo-element is drawn, as far as a state can show. */
const look = (locator: Locator, pseudo?: string): Promise<string> =>
  locator.first().evaluate((element, pseudo) => {
    const { borderBottom, borderTop, outline, backgroundColor, color } = getComputedStyle(element, pseudo);
    return [borderBottom, borderTop, outline, backgroundColor, color].join('; ');
  }, pseudo);

test.use({ viewport: large });

for (const address of pageKinds) {
  test(`${address} keeps the edges of its controls and its icons in forced colours, moves nothing where less movement is asked for, and reaches 7:1 where more contrast is`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(address);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await invisibleControls(page), `${colorScheme} palette`).toEqual([]);
    }

    await page.emulateMedia({ forcedColors: 'none' });
    const pressed = page.locator(
      'header summary, main :is(summary, [role="tab"], [data-do], [aria-pressed])',
    );
    await pressed.evaluateAll((all) => {
      for (const element of all) (element as HTMLElement).click();
    });
    expect(await movements(page), 'when it has come and been used').toEqual([]);

    // The reload closes what was opened, which would cover other texts.
    await page.reload();
    await page.emulateMedia({ contrast: 'more' });
    expect.soft(await findFaintTexts(page, 7), 'more contrast').toEqual([]);
  });
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the focus shows on every stop', async ({ page }) => {
    for (const address of ['/', '/services/professional-scrum-master']) {
      await page.goto(address);
      expect.soft((await walkThrough(page, 'Tab')).problems, address).toEqual([]);
    }
  });

  test('the current page, the open drawer, the open tab and the filled marks stand out', async ({ page }) => {
    await page.goto('/services/data-protection-trustmark');
    const entry = (name: string) => page.locator('header nav > ul > li > *', { hasText: name });
    expect(await look(entry('Services'))).not.toBe(await look(entry('About')));
    const summary = page.locator('header nav summary').first();
    const closed = await look(summary);
    await summary.click();
    await page.mouse.move(5, 500);
    expect(await look(summary)).not.toBe(closed);
    const tab = (isSelected: boolean) => page.getByRole('tab', { selected: isSelected });
    expect(await look(tab(true))).not.toBe(await look(tab(false)));

    await page.goto('/ai-regulations/eu-ai-act');
    const drawn = await page
      .locator('figure circle')
      .evaluateAll((all) => all.map((mark) => getComputedStyle(mark).fill));
    expect(new Set(drawn).size, 'marks of a drawing').toBeGreaterThan(1);
  });

  test('the chosen tile, the pressed filter, the slide that shows and the active result stand out', async ({
    page,
  }) => {
    await page.goto(forms['agile-training'].pagePath);
    const tile = formOf(page).locator('label:has(input[type="radio"])').last();
    const unchosen = await look(tile);
    await tile.click();
    await page.mouse.move(5, 5);
    expect(await look(tile)).not.toBe(unchosen);

    await page.goto('/news?category=agile');
    const filter = (isPressed: boolean) => page.getByRole('button', { pressed: isPressed });
    expect(await look(filter(true))).not.toBe(await look(filter(false)));

    const field = page.getByRole('combobox', { name: 'Search the site' });
    await field.fill('iso');
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.press('ArrowDown');
    const option = (isSelected: boolean) => page.getByRole('option', { selected: isSelected });
    expect(await look(option(true))).not.toBe(await look(page.getByRole('option').last()));

    await page.goto('/');
    const dot = (state: string) => page.locator(`[data-show]${state} > span`);
    expect(await look(dot('[aria-current]'))).not.toBe(await look(dot(':not([aria-current])')));
  });
});

/** Fields without an edge, buttons without edge, text and icon, and icons in the background's colour. */
const invisibleControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.createElement('span');
    probe.style.color = 'Canvas';
    document.body.append(probe);
    const canvas = getComputedStyle(probe).color;
    probe.remove();

    const hasEdge = (element: Element) => {
      const { borderBottomWidth, borderBottomStyle, borderBottomColor, appearance } =
        getComputedStyle(element);
      const isDrawn =
        borderBottomWidth !== '0px' && borderBottomStyle !== 'none' && borderBottomColor !== canvas;
      return isDrawn || (appearance !== 'none' && element.matches('[type="radio"], [type="checkbox"]'));
    };
    const hasWords = (element: Element) =>
      /\S/.test(element.textContent ?? '') && getComputedStyle(element).color !== canvas;
    const isSeen = (icon: Element) => getComputedStyle(icon).stroke !== canvas;
    const name = (element: Element) =>
      `${element.localName} "${element.id || element.ariaLabel || element.textContent?.trim().slice(0, 40)}"`;
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[aria-hidden="true"], [inert]'),
      );

    const icons = [...document.querySelectorAll('svg[viewBox="0 0 24 24"]')].filter((icon) =>
      icon.checkVisibility(),
    );
    return [
      ...shown('input, select, textarea').filter((field) => !hasEdge(field)),
      ...shown('button').filter(
        (button) =>
          !hasEdge(button) &&
          !hasWords(button) &&
          ![...button.children].some((part) => hasEdge(part) || isSeen(part)),
      ),
      ...icons.filter((icon) => !isSeen(icon)),
    ].map(name);
  });

test('the home page moves where no preference is set; the way to another page never does', async ({
  page,
}) => {
  await page.goto('/');
  const found = await movements(page);
  expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/^transition/)]));
  expect(found).not.toContain('view transition between pages');
  // A jump that slides loses its target where the layout changes on the way.
  expect(found).not.toContain('smooth scrolling');
});

test('the menu of small screens comes at once where less movement is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await menuName(page).click();
  expect(await movements(page)).toEqual([]);
});

/** Animations and transitions of the page that run, or would run. */
const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    for (const animation of document.getAnimations())
      found.add(`running: ${animation.constructor.name} ${animation.id}`);
    if (getComputedStyle(document.documentElement).scrollBehavior !== 'auto') found.add('smooth scrolling');
    for (const element of document.querySelectorAll('*')) {
      for (const pseudo of [undefined, '::before', '::after', '::backdrop']) {
        const { transitionDuration, transitionDelay, animationName, scrollBehavior } = getComputedStyle(
          element,
          pseudo,
        );
        if (/[1-9]/.test(transitionDuration + transitionDelay))
          found.add(`transition of ${element.localName}`);
        if (animationName !== 'none') found.add(`animation of ${element.localName}`);
        if (scrollBehavior !== 'auto' && element !== document.documentElement)
          found.add(`smooth ${element.localName}`);
      }
    }
    const look = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
        if (rule instanceof CSSViewTransitionRule) found.add('view transition between pages');
        if ('cssRules' in rule) look(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) look(sheet.cssRules);
    return [...found];
  });
