import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route as PageRoute } from '@playwright/test';
import { type Failure, statusOf } from '@vanda/desk-api/failures';
import { type RouteName, routes } from '@vanda/desk-api/routes';
import { defaultHeaders, previewHeaders } from '@vanda/office-server/headers';
import { entry, type KnownResponses, nowMs } from './content-responses.ts';
import { responses as defaults } from './responses.ts';

const demoOrigin = 'https://desk.example';
const dist = path.resolve(import.meta.dirname, '../../desk/dist');
const { 'content-security-policy': policy } = defaultHeaders(demoOrigin);
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#d968aa" d="M0 0h4v3z"/></svg>';
const types: Record<string, string> = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** A failure without the time that every response has. */
type Without<F> = F extends Failure ? Omit<F, 'nowMs'> : never;
/** Response to a route: data, a failure, no connection, or no end. */
export type Responses = { [N in RouteName]?: KnownResponses[N] | Without<Failure> | 'unreached' | 'never' };

type SentCommand = { path: string; body: Record<string, unknown> };

/**
 * Opens an address of the built desk, with demo responses under the service's policy.
 * @param responses overrides them
 * @returns the commands that the page sends
 */
export async function openDemoDesk(page: Page, address = '/', responses: Responses = {}) {
  const sent: SentCommand[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') return;
    sent.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() });
  });
  await page.clock.setFixedTime(nowMs);
  await respondWith(page, responses);
  await page.goto(demoOrigin + address);
  return sent;
}

export const respondWith = (page: Page, responses: Responses): Promise<unknown> =>
  page.route(`${demoOrigin}/**`, (route) => response(route, responses));

async function response(route: PageRoute, responses: Responses) {
  const { pathname } = new URL(route.request().url());
  if (!pathname.startsWith('/api/')) return sendFile(route, pathname);
  const name = routeName(route.request().method(), pathname);
  if (name === 'pictureFile')
    return route.fulfill({ body: picture, headers: { 'Content-Type': 'image/svg+xml' } });
  const response = (name && (responses[name] ?? (defaults as Responses)[name])) ?? {
    code: 'not-found' as const,
  };
  if (response === 'never') return;
  if (response === 'unreached') return route.abort('connectionfailed');
  if ('code' in response) {
    return route.fulfill({
      status: statusOf[response.code as Failure['code']],
      json: { nowMs, ...response },
    });
  }
  return route.fulfill({ json: { nowMs, ...response } });
}

function sendFile(route: PageRoute, pathname: string) {
  if (pathname.startsWith('/preview/'))
    return route.fulfill({
      body: `<h1>${entry.title}</h1><p>${entry.values.description}</p>`,
      headers: { 'Content-Type': 'text/html', ...previewHeaders },
    });
  const isAsset = pathname.startsWith('/assets/');
  const file = path.join(dist, isAsset ? pathname : 'index.html');
  return route.fulfill({
    body: readFileSync(file),
    headers: {
      'Content-Type': types[path.extname(file).slice(1)] ?? '',
      'Content-Security-Policy': policy ?? '',
    },
  });
}

const routeName = (method: string, pathname: string): RouteName | undefined =>
  (Object.keys(routes) as RouteName[]).find((name) => {
    const pattern = new RegExp(`^${routes[name].path.replace(/:\w+/g, '[^/]+')}$`);
    return routes[name].method === method && pattern.test(pathname);
  });
