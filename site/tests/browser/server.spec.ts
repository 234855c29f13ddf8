import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HttpMap } from '../../integrations/http-files.ts';
import { redirects } from '../../src/redirects.ts';
import { addressesUnderTest, distFolder, notFoundAddress } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';

for (const [from, to] of Object.entries(redirects)) {
  test(`${from} is permanently at ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
  });
}

for (const spelling of ['/services/', '/services.html']) {
  test(`${spelling} leads to the one spelling of the address`, async ({ request }) => {
    const response = await request.get(spelling, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe('/services');
  });
}

test('an unknown address gets the not-found page with status 404', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});

test('every page is sent with the headers and the policy of the map', async ({ request }) => {
  const map = JSON.parse(readFileSync(path.join(distFolder, '../http/map.json'), 'utf8')) as HttpMap;
  for (const address of addressesUnderTest()) {
    const headers = (await request.get(address)).headers();
    const expected: Record<string, string> = { ...map.headers['/*'], ...map.headers[address] };
    if (address === notFoundAddress) delete expected['Cache-Control'];
    for (const [name, value] of Object.entries(expected)) {
      expect(headers[name.toLowerCase()], `${name} of ${address}`).toBe(value);
    }
  }
});

test('files with a hash in their name are kept for good, pages are asked about again', async ({
  request,
}) => {
  const home = await request.get('/');
  const hashed = /\/_astro\/[\w.-]+\.woff2/.exec(await home.text())?.[0] ?? '';
  expect((await request.get(hashed)).headers()['cache-control']).toContain('immutable');
  const { etag = '', 'cache-control': cacheControl } = home.headers();
  expect(cacheControl).toContain('must-revalidate');
  expect((await request.get('/', { headers: { 'If-None-Match': etag } })).status()).toBe(304);
});
