import type { Page } from '@playwright/test';

export type Walk = { stops: string[]; problems: string[] };

declare global {
  interface Window {
    focusWalk?: { step: () => { stop: string; problems: string[] } | undefined; missed: () => string[] };
  }
}

/** No page has this many stops, so a longer walk means that the focus is trapped. */
const longestWalk = 400;

/**
 * Walks the page with Tab or Shift+Tab. At each stop the focus shows (WCAG 2.4.7), nothing covers it (2.4.11, 2.4.12),
 * in the order of document and eye (2.4.3). At the end every control was reached (2.1.1) and the focus has left
 * (2.1.2).
 */
export async function walkThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Walk> {
  await page.evaluate(watchFocus, key);
  // The key is held down, because a press for each stop would cost as much as the Tab.
  if (key === 'Shift+Tab') await page.keyboard.down('Shift');
  const walk = await walkToTheEnd(page);
  if (key === 'Shift+Tab') await page.keyboard.up('Shift');
  return walk;
}

async function walkToTheEnd(page: Page): Promise<Walk> {
  const walk: Walk = { stops: [], problems: [] };
  for (let i = 0; i < longestWalk; i++) {
    await page.keyboard.press('Tab');
    const step = await page.evaluate(() => window.focusWalk?.step());
    // Backwards, the first key focuses the page itself.
    if (!step && i === 0) continue;
    if (!step) {
      walk.problems.push(...(await page.evaluate(() => window.focusWalk?.missed() ?? [])));
      return walk;
    }
    walk.stops.push(step.stop);
    walk.problems.push(...step.problems);
  }
  walk.problems.push(`the focus never leaves the page: ${walk.stops.slice(-3).join(' | ')}`);
  return walk;
}

/** Runs in the page: records the unfocused looks, then examines each stop. */
function watchFocus(key: 'Tab' | 'Shift+Tab') {
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
  const isBackwards = key === 'Shift+Tab';
  const expected = [...document.querySelectorAll<HTMLElement>(focusable)].filter(isStop);
  const looks = new Map(expected.map((element) => [element, look(element)]));
  const reached = new Set<HTMLElement>();
  const knownFloats = new Map<Element, HTMLElement | undefined>();
  let last: HTMLElement | undefined;

  // The walk starts at the edge of the page.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  getSelection()?.removeAllRanges();
  window.focusWalk = {
    step() {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body || reached.has(focused)) return;
      reached.add(focused);
      const stop = name(focused);
      const problems = [
        ...(looks.get(focused) === look(focused) ? [`the focus does not show on ${stop}`] : []),
        ...covered(focused).map((cover) => `${stop} lies under ${cover}`),
        ...(last && isOutOfOrder(last, focused) ? [`the focus jumps from ${name(last)} to ${stop}`] : []),
      ];
      last = focused;
      return { stop, problems };
    },
    missed: () =>
      expected
        .filter((element) => !reached.has(element) && isStop(element) && !isReachedAsGroup(element))
        .map((element) => `the focus never comes to ${name(element)}`),
  };

  function isStop(element: HTMLElement): boolean {
    return (
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert], [inert] *, input[type="hidden"]') &&
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
    );
  }

  const isReachedAsGroup = (element: HTMLElement): boolean =>
    element instanceof HTMLInputElement &&
    element.type === 'radio' &&
    [...reached].some((other) => other instanceof HTMLInputElement && other.name === element.name);

  /** Looks of the element, of the tile around it, and of the card that a stretched link covers. */
  function look(element: HTMLElement): string {
    const { parentElement, offsetParent } = element;
    return [element, parentElement, parentElement?.parentElement, offsetParent]
      .flatMap((part) => {
        if (!part) return [];
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(part);
        const hasOutline = outlineStyle !== 'none' && outlineWidth !== '0px';
        return [hasOutline ? `${outlineWidth} ${outlineColor}` : '', boxShadow];
      })
      .join('; ');
  }

  /** Names what covers a part of the element, or all of one that is taller than the window. */
  function covered(element: HTMLElement): string[] {
    const covers = new Set<string>();
    let isSeen = false;
    const isTall = element.getBoundingClientRect().height > innerHeight / 2;
    for (const { left, right, top, bottom } of element.getClientRects()) {
      const inset = Math.min(1, (bottom - top) / 4);
      for (const y of [top + inset, (top + bottom) / 2, bottom - inset]) {
        for (const x of [left + inset, (left + right) / 2, right - inset]) {
          const hit = document.elementFromPoint(x, y);
          if (!hit) continue;
          const float = floating(hit);
          if (float && !float.contains(element)) covers.add(name(float));
          else isSeen = true;
        }
      }
    }
    if (isSeen) return isTall ? [] : [...covers];
    return [...covers, 'the edge of the window'];
  }

  /** The nearest ancestor that does not scroll with the page. */
  function floating(element: Element): HTMLElement | undefined {
    if (knownFloats.has(element)) return knownFloats.get(element);
    const isFloat = /^(?:sticky|fixed)$/.test(getComputedStyle(element).position);
    const around = element.parentElement ? floating(element.parentElement) : undefined;
    const float = isFloat ? (element as HTMLElement) : around;
    knownFloats.set(element, float);
    return float;
  }

  /** True against the document's order, or upwards in a column. */
  function isOutOfOrder(one: HTMLElement, two: HTMLElement): boolean {
    const [from, to] = isBackwards ? [two, one] : [one, two];
    if (!(from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING)) return true;
    if (floating(from) || floating(to)) return false;
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    return b.bottom <= a.top && b.left <= a.left + 1;
  }

  function name(element: HTMLElement): string {
    const words = element.ariaLabel || element.textContent?.trim() || element.id;
    return `${element.localName} "${words.replace(/\s+/g, ' ').slice(0, 40)}"`;
  }
}
