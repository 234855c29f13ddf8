import type { Page } from '@playwright/test';

/** Smallest text in px: of any text, and of text that is read at length. */
const least = { any: 14.5, running: 16 };
/** A text of this many characters in one piece is read at length. */
const runningLength = 100;
/** Source marks are raised, and drawings have a rule of their own. */
const marksAndDrawings = 'sup, svg, .hiddenVisually, .marks';
/** Secondary text: small print, captions, reference tables, and notes of forms. */
const beside = '.note, .small, .cap, figcaption, table, form, #sources, footer';

/** Texts of a page that are set too small, each with its size, folded ones included. */
export const findSmallText = (page: Page): Promise<string[]> =>
  page.evaluate(
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
