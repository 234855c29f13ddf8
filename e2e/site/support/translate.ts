import type { Page } from '@playwright/test';

/**
 * Does what Chrome's translation does: each text node is replaced by two nested `font` elements, and so is text
 * that appears later (https://github.com/facebook/react/issues/11538).
 * @param delay after which new text is translated, in milliseconds
 * @param isInUse begins after the first focus, as where the visitor asks for it
 */
export const translate = (page: Page, delay: number, isInUse = false): Promise<void> =>
  page.evaluate(
    ([ms, isInUse]) => {
      const wrap = (root: Node) => {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const found: Text[] = [];
        while (texts.nextNode()) found.push(texts.currentNode as Text);
        for (const text of found) {
          if (!text.data.trim() || !text.parentElement) continue;
          if (text.parentElement.closest('font, script, style, textarea, option, title')) continue;
          const [outer, inner] = [document.createElement('font'), document.createElement('font')];
          inner.append(text.data);
          outer.append(inner);
          text.replaceWith(outer);
        }
      };
      const begin = () => {
        wrap(document.body);
        new MutationObserver(() => {
          if (ms === 0) wrap(document.body);
          else setTimeout(() => wrap(document.body), ms);
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
      };
      if (isInUse) addEventListener('focusin', () => setTimeout(begin, ms), { once: true });
      else begin();
    },
    [delay, isInUse] as const,
  );
