import { expect, test } from '@playwright/test';
import { inviteNew } from '@vanda/office-server/store/staff-members';
import { withStore } from '@vanda/server/testing/stores';
import { type OwnServer, startOwnServer } from '@vanda/site-tests/delivery/site-servers';
import { watchPage } from '@vanda/site-tests/fixtures';
import { freePort } from '@vanda/testing/free-port';
import { addAuthenticator } from './support/real-desk.ts';

const now = '2025-08-01T09:00:00+08:00';
const course = 'professional-scrum-master';
const page = `/services/${course}`;
/** Dates that the content has. */
const [first, second] = ['2025-08-18', '2025-09-22'];
const added = '2025-11-10';

let service: OwnServer;
let deskUrl: string;
test.beforeAll(async () => {
  const port = await freePort();
  deskUrl = `http://localhost:${port}`;
  service = await startOwnServer({ SITE_NOW: now, DESK_URL: deskUrl, DESK_PORT: String(port) });
});
test.afterAll(() => service.stop());

async function invitation(): Promise<string> {
  const { token } = await withStore({ DATA_DIR: service.dataDir }, ({ database }) =>
    inviteNew(
      database,
      { name: 'Rachel Koh', role: 'administrator', kind: 'first' },
      { by: 'command-line', atMs: Date.parse(now) },
    ),
  );
  return `${deskUrl}/welcome#${token}`;
}

test('a date that the desk cancels leaves an open page within a second of its next look, and one that it sets can be booked there', async ({
  browser,
}) => {
  const open = await browser.newContext();
  const visitor = await open.newPage();
  const problems = watchPage(visitor, service.origin);
  await visitor.clock.setFixedTime(now);
  await visitor.goto(`${service.origin}${page}`);
  const dates = visitor.locator('[data-upcoming] > li');
  const choice = (day: string) => visitor.locator(`#register-${day}`);
  await expect(dates).toHaveCount(2);
  // The page offers its dates by its own clock once its script runs.
  await expect(choice(first)).toBeEnabled();
  await choice(first).check({ force: true });

  const context = await browser.newContext();
  const desk = await context.newPage();
  await addAuthenticator(desk);
  await desk.goto(await invitation());
  await desk.getByRole('button', { name: 'Add a passkey to this device' }).click();
  await desk
    .getByRole('link', { name: /^Sessions/ })
    .first()
    .waitFor();

  await desk.goto(`${deskUrl}/sessions/${course}/${first}/cancel`);
  await desk.getByRole('button', { name: /^Cancel 18/ }).click();
  await expect(desk.getByRole('heading', { name: /is cancelled/ })).toBeFocused();
  const startMs = performance.now();
  await visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(dates).toHaveCount(1, { timeout: 1000 });
  console.log(
    `open page: the cancelled date is gone ${Math.round(performance.now() - startMs)} ms after its look`,
  );
  await expect(choice(first)).toHaveCount(0);
  await expect(visitor.getByRole('status').getByText('does not take place any more')).toBeVisible();
  await expect(choice(second)).toBeEnabled();

  await desk.goto(`${deskUrl}/sessions/new`);
  await desk.getByLabel('Course').selectOption(course);
  await desk.getByLabel('First day').fill(added);
  await desk.getByLabel('No limit').check();
  await desk.getByRole('button', { name: 'Set the date' }).click();
  await expect(desk).toHaveURL(`${deskUrl}/sessions/${course}/${added}`);
  await context.close();
  // No reload: the open page asks again by itself.
  await expect(dates).toHaveCount(2, { timeout: 30_000 });
  await expect(dates.last()).toContainText('10–12 Nov 2025');
  await dates
    .last()
    .getByRole('link', { name: /^Register/ })
    .click();
  await expect(choice(added)).toBeChecked();

  const form = visitor.locator('[data-enquiry]');
  for (const [name, value] of Object.entries({ firstName: 'Mei', lastName: 'Tan', email: 'mei@example.com' }))
    await form.locator(`[name="${name}"]`).fill(value);
  await form
    .getByRole('button', { name: /^(Register|Send)/ })
    .first()
    .click();
  await expect(visitor.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
  await expect(visitor.locator('[data-sent]')).toContainText('10–12 Nov 2025');
  await expect(visitor.getByRole('link', { name: 'Add to calendar', exact: true })).toBeVisible();
  expect(problems).toEqual([]);

  // Without a script the page is that of the last build; the service refuses what is gone, and offers the rest.
  const values = { courseDate: first, firstName: 'Mei', lastName: 'Tan', email: 'mei@example.com' };
  const refused = await open.request.post(`${service.origin}/api/enquiries/${course}`, {
    form: values,
    headers: { accept: 'text/html', origin: service.origin },
  });
  const text = await refused.text();
  expect([refused.status(), text.includes('value="Mei"')]).toEqual([422, true]);
  expect([first, second, added].map((day) => text.includes(`value="${day}"`))).toEqual([false, true, true]);
  await open.close();
});
