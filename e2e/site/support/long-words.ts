import type { Page } from '@playwright/test';

const longWords = ['Datenschutzgrundverordnung', 'செயற்கைநுண்ணறிவுச்சட்டம்'];
const written = 'main :is(h1, h2, h3, h4, p, li, dd, figcaption)';

/** Sets a German or a Tamil word in the place of the longest word of each text that a person writes. */
export const lengthenWords = (page: Page): Promise<void> =>
  page.evaluate(
    ({ longWords, written }) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let index = 0; texts.nextNode(); index += 1) {
        const node = texts.currentNode as Text;
        const parent = node.parentElement;
        // Stats are set so that they never break.
        if (!parent?.matches(written) || getComputedStyle(parent).whiteSpace === 'nowrap') continue;
        const [longest = ''] = node.data.split(/\s+/).sort((a, b) => b.length - a.length);
        if (longest.length > 3)
          node.data = node.data.replace(longest, longWords[index % longWords.length] ?? '');
      }
    },
    { longWords, written },
  );
