import { forms } from '@vanda/forms/forms';
import { type SiteServer, startCaddy, startOwnServer } from '../delivery/site-servers.ts';
import { expect, test } from '../fixtures.ts';

test.use({ javaScriptEnabled: false });

let service: SiteServer;
let proxy: SiteServer;
test.beforeAll(async () => {
  service = await startOwnServer();
  proxy = await startCaddy(service);
});
test.afterAll(() => proxy.stop());

test('a form sent while the service is away is answered by the site’s page, and Back brings the text', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: proxy.origin });
  const message = 'Two people for the course in May.\nPlease call in the morning.';
  await page.goto(forms.contact.pagePath);
  await page.getByLabel('Name', { exact: false }).first().fill('Mei Tan');
  await page.locator('input[type=email]').first().fill('mei@example.com');
  await page.locator('textarea').first().fill(message);
  await service.stop();
  await page.getByRole('button', { name: 'Send from this page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not sent yet');
  await page.goBack();
  await expect(page.locator('textarea').first()).toHaveValue(message);
  await expect(page.locator('input[type=email]').first()).toHaveValue('mei@example.com');
  await page.close();
});
