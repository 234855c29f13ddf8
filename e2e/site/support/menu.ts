import type { Locator, Page } from '@playwright/test';

export const menuName = (page: Page): Locator => page.locator('#menu > summary');

export const menuPanel = (page: Page): Locator => page.locator('#menu + div');
