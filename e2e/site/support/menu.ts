import type { Locator, Page } from '@playwright/test';

/** The name of the menu of small screens, which opens and closes it. */
export const menuName = (page: Page): Locator => page.locator('#menu > summary');

/** What it opens. */
export const menuPanel = (page: Page): Locator => page.locator('#menu + div');
