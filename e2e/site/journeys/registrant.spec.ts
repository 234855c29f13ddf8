import { createHmac } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { type OwnServer, startOwnServer } from '../delivery/site-servers.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoBarriers } from '../support/barriers.ts';

const form = 'professional-product-owner';
const secret = 'a secret of the test, long enough for it';
const title = 'Professional Product Owner';
const sessions = [
  { start: '2027-01-11', end: '2027-01-13', place: 'Singapore', seats: 2 },
  { start: '2027-02-15', end: '2027-02-17', place: 'Singapore', seats: 1 },
];
const courses = [{ course: form, title, shortTitle: title, form, sessions }];

let service: OwnServer;
test.beforeAll(async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'registrant-')), 'sessions.json');
  writeFileSync(file, JSON.stringify(courses));
  service = await startOwnServer({
    LINK_SECRET: secret,
    SITE_SESSIONS: file,
    SITE_NOW: '2026-11-22T09:00:00+08:00',
  });
});
test.afterAll(() => service.stop());

async function registeredLink(): Promise<string> {
  const response = await fetch(`${service.origin}/api/enquiries/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      courseDate: '2027-01-11',
      firstName: 'שלום (ABC)',
      lastName: '12',
      email: 'nurul@serangoon.example',
    }),
  });
  const { reference } = (await response.json()) as { reference: string };
  const claim = `${reference.replace(/^ENQ-|-/g, '')}.1.20270120`;
  const signature = createHmac('sha256', secret).update(`link ${claim}`).digest('base64url');
  return `${service.origin}/api/registrations/${claim}.${signature}`;
}

test('a registrant sees, moves and cancels their registration without a script, in both themes, on a phone and a screen', async ({
  browser,
}) => {
  const link = await registeredLink();
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { 'doctype-style': 'off', 'long-title': 'off' },
  });
  const look = async (state: string) => {
    await expect(page.locator('script')).toHaveCount(0);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${state} at ${width} is no wider than the window`).toBeLessThanOrEqual(0);
    }
    await expectNoBarriers(page, state);
    const { results } = await validator.validateString(await (await page.request.get(page.url())).text());
    expect(
      results.flatMap(({ messages }) => messages.map(({ message, ruleId }) => `${ruleId}: ${message}`)),
    ).toEqual([]);
  };

  await page.goto(link);
  await expect(page.locator('.lead')).toContainText('for you, \u2068שלום (ABC) 12\u2069,');
  await page.getByText('Choose another date').click();
  await look('the page');
  await page.getByLabel('Mon 15 to Wed 17 Feb 2027').check();
  await page.getByRole('button', { name: 'Move to this date' }).click();
  await expect(page.getByRole('status')).toContainText('Moved to Mon 15 to Wed 17 Feb 2027');
  await page.getByText('Cancel', { exact: true }).click();
  await page.getByRole('link', { name: 'Cancel the registration' }).click();
  await look('the question before cancelling');
  await page.getByRole('button', { name: 'Cancel the registration' }).click();
  await expect(page.getByRole('status')).toContainText('Your registration is cancelled');
  await look('after a change');
  await page.close();
});
