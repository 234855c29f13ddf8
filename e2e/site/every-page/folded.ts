import type { Page } from '@playwright/test';

/**
 * Opens whatever is folded in the page's content, or closes it again; not the list of its contents, which lies over the
 * page when it is open. Tells whether there is anything.
 */
export function unfold(page: Page, isOpen = true): Promise<boolean> {
  return page.locator('main details:not(nav > *)').evaluateAll((all, isOpen) => {
    for (const details of all) (details as HTMLDetailsElement).open = isOpen;
    return all.length > 0;
  }, isOpen);
}
