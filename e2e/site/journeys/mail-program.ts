import type { Page } from '@playwright/test';

/** The `mailto:` links that the page hands to the mail program from now on. There is none in the test's browser. */
export function mailProgram(page: Page): URL[] {
  const opened: URL[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) opened.push(new URL(request.url()));
  });
  return opened;
}
