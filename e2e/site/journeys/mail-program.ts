import type { Page } from '@playwright/test';

/** The `mailto:` links opened from now on; the test's browser has no mail program. */
export function mailProgram(page: Page): URL[] {
  const opened: URL[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) opened.push(new URL(request.url()));
  });
  return opened;
}
