import type { Page } from '@playwright/test';

/** Chromium's standard size of 16 px, doubled in its settings (WCAG 1.4.4). */
export const doubledPx = 32;
/** A window of 1280 by 1024 px at 400 % zoom (WCAG 1.4.10). */
export const zoomed = { width: 320, height: 256 };

/** Sets the size of text in the browser's settings, 16 px by default. */
export async function setFontSize(page: Page, standard = 16): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await browser.detach();
}

/**
 * Content that a visitor loses at this size and text size, one line each (WCAG 1.4.4, 1.4.10, 1.4.12): a page that
 * scrolls sideways, text cut by its box, text beside the window, text over other text or over a field. What scrolls by
 * itself, such as a wide table in its frame, loses nothing. The page must stand at its top.
 */
export const findLostContent = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Surroundings = { isApart: boolean; isScrolled: boolean; clip: Element | undefined };
    type Line = { parent: Element; block: Element; text: string; box: DOMRect };
    /** Glyphs extend over their line's box a little, and so may a box over another. */
    const toleranceX = 3;
    const root = document.documentElement;
    const lost: string[] = [];
    if (root.scrollWidth > root.clientWidth)
      lost.push(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth} px`);
    const knownSurroundings = new Map<Element, Surroundings>();
    const lines = [...textLines(), ...fields()];
    for (const { parent, text, box } of lines) {
      const { isScrolled, clip: cut } = surroundings(parent);
      if (isScrolled) continue;
      if (box.left < -1 || box.right > root.clientWidth + 1) lost.push(`beside the window: ${text}`);
      if (!cut) continue;
      const clip = cut.getBoundingClientRect();
      const middle = (box.top + box.bottom) / 2;
      if (box.right > clip.right + toleranceX || box.left < clip.left - toleranceX)
        lost.push(`cut at the side: ${text}`);
      if (middle < clip.top || middle > clip.bottom) lost.push(`cut above or below: ${text}`);
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [i, line] of lines.entries()) {
      for (let next = i + 1; next < lines.length; next++) {
        const other = lines[next];
        if (!other || other.box.top >= line.box.bottom) break;
        if (other.block === line.block) continue;
        const shared = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        if (shared > toleranceX) lost.push(`one over the other: ${line.text} | ${other.text}`);
      }
    }
    return [...new Set(lost)];

    /** The lines of text that show, each with the middle half of its box: where the letters are. */
    function textLines(): Line[] {
      const found: Line[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let next = walker.nextNode(); next; next = walker.nextNode()) {
        const node = next as Text;
        const parent = node.parentElement;
        if (!parent || !node.data.trim() || !isShown(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { x, y, width, height } of range.getClientRects()) {
          if (width < 2) continue;
          const box = new DOMRect(x, y + height / 4, width, height / 2);
          found.push({ parent, block: blockOf(parent), text: node.data.trim().slice(0, 50), box });
        }
      }
      return found;
    }

    /** Fields in which the visitor writes or chooses: the tree contains no text for them. */
    function fields(): Line[] {
      const shown = [...document.querySelectorAll('input, select, textarea')].filter(isShown);
      return shown.map((field) => {
        const { x, y, width, height } = field.getBoundingClientRect();
        const box = new DOMRect(x, y + height / 4, width, height / 2);
        return { parent: field, block: field, text: `the field ${field.id}`, box };
      });
    }

    /** False for text for screen readers only, for hidden text, and for what covers the page on purpose. */
    function isShown(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      if (element.closest('svg, option, script, style, [inert]')) return false;
      return !surroundings(element).isApart;
    }

    function blockOf(element: Element): Element {
      let block = element;
      while (block.parentElement && getComputedStyle(block).display.startsWith('inline'))
        block = block.parentElement;
      return block;
    }

    /** Effect of the ancestors on a text; each box is examined once. */
    function surroundings(element: Element): Surroundings {
      const known = knownSurroundings.get(element);
      if (known) return known;
      const { overflow, clipPath, position, bottom } = getComputedStyle(element);
      const isFloating = position === 'fixed' || (position === 'sticky' && bottom !== 'auto');
      const { parentElement } = element;
      const outer =
        parentElement && parentElement !== document.body
          ? surroundings(parentElement)
          : { isApart: false, isScrolled: false, clip: undefined };
      const found = {
        isApart: outer.isApart || clipPath !== 'none' || isFloating,
        isScrolled: outer.isScrolled || /auto|scroll/.test(overflow),
        clip: /hidden|clip/.test(overflow) ? element : outer.clip,
      };
      knownSurroundings.set(element, found);
      return found;
    }
  });
