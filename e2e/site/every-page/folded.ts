import type { Page } from '@playwright/test';

/** Opens or closes what is folded in the content, except its contents list. False where nothing is. */
export function unfold(page: Page, isOpen = true): Promise<boolean> {
  return page.locator('main details:not(nav > *)').evaluateAll((all, isOpen) => {
    for (const details of all) (details as HTMLDetailsElement).open = isOpen;
    return all.length > 0;
  }, isOpen);
}
