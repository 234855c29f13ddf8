import type { Page } from '@playwright/test';

/** Nothing that is read is set smaller, in px; what is read at length is set no smaller than the second. */
const least = { any: 14.5, running: 16 };
/** From so many characters in one piece a text is read, and not only looked up. */
const runningLength = 100;
/** Marks of sources, which stand high, and drawings, which have a rule of their own. */
const marksAndDrawings = 'sup, svg, .hiddenVisually, .marks';
/** What stands beside the text: small print, captions, tables to look things up in, what a form says of itself. */
const beside = '.note, .small, .cap, figcaption, table, form, #sources, footer';

/** Texts of a page that are set too small, each with its size. Folded ones are asked too. */
export function findSmallText(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ least, runningLength, marksAndDrawings, beside }) => {
      const found = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode.textContent?.trim() ?? '';
        const element = texts.currentNode.parentElement;
        if (text === '' || !element?.checkVisibility() || element.closest(marksAndDrawings)) continue;
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        const isRunning = text.length > runningLength && !element.closest(beside);
        if (size < (isRunning ? least.running : least.any)) found.add(`${size} px: ${text.slice(0, 60)}`);
      }
      return [...found];
    },
    { least, runningLength, marksAndDrawings, beside },
  );
}
