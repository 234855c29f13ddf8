import type { Page } from '@playwright/test';

/** Words that a cell may show; more belong behind a fold or in a second cell. */
const mostWords = 45;
/** Columns that differ less, in px, are cells beside one another. */
const widthsPx = 40;
const outside = 'figure, form, svg, nav, footer, #sources';
/** Excluded from the words of a cell. */
const beside = '.marks, .hiddenVisually';

/** Cells of tables, and items in equal columns, that show too many words. Where a cell has a line for each law, a line is the cell. */
export const findLongCells = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate(
    (main, { mostWords, widthsPx, outside, beside }) => {
      const shown = (parent: ParentNode, selector: string) =>
        [...parent.querySelectorAll(selector)].filter(
          (one) => one.checkVisibility() && !one.closest(outside),
        );
      const inColumns = shown(main, ':not(table *)').flatMap((grid) => {
        const { display, gridTemplateColumns } = getComputedStyle(grid);
        if (display !== 'grid' || !gridTemplateColumns.includes(' ')) return [];
        const items = shown(grid, ':scope > *');
        const widths = items.map((item) => item.getBoundingClientRect().width);
        return items.length > 2 && Math.max(...widths) - Math.min(...widths) <= widthsPx ? items : [];
      });
      const inTables = shown(main, 'td, th, dd').flatMap((cell) => {
        const lines = shown(cell, 'td > span').filter((one) => getComputedStyle(one).display === 'block');
        return lines.length > 1 ? lines : cell;
      });
      return [...new Set([...inTables, ...inColumns])].flatMap((cell) => {
        const words: string[] = [];
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { parentElement, textContent } = texts.currentNode;
          if (!parentElement?.checkVisibility() || parentElement.closest(beside)) continue;
          words.push(...(textContent?.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []));
        }
        return words.length > mostWords ? `${words.length}: ${words.join(' ')}` : [];
      });
    },
    { mostWords, widthsPx, outside, beside },
  );
