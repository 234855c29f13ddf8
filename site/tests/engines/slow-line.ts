import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressesUnderTest, builtPage } from '../built-site.ts';

/** For how long the styles of what is below a first screen are kept back, in milliseconds. */
export const heldMs = 3000;

const lateStyles = /\/_astro\/late\.[\w-]+\.css/;

/** The first page whose styles come in two parts, and which ends with its sources. */
export const pageInTwoParts = () =>
  addressesUnderTest().find((address) => {
    const { html } = builtPage(address);
    return lateStyles.test(html) && html.includes('id="sources"');
  }) ?? 'no page in two parts';

/**
 * Serves the site of another server, but the styles of what is below the first screen only after {@link heldMs}; and each page
 * notes when the first of that was seen.
 */
export async function slowLine(origin: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/probe.js')
      return response.setHeader('content-type', 'text/javascript').end(`(${noteBelow})()`);
    const answer = await fetch(new URL(url, origin));
    const type = answer.headers.get('content-type') ?? '';
    const isPage = type.startsWith('text/html');
    const body = isPage
      ? (await answer.text()).replace('<head>', '<head><script src="/probe.js"></script>')
      : Buffer.from(await answer.arrayBuffer());
    if (lateStyles.test(url)) await new Promise((resolve) => setTimeout(resolve, heldMs));
    for (const name of ['content-type', 'content-security-policy']) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.writeHead(answer.status).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Runs in each page, before all else. */
function noteBelow() {
  const look = () => {
    if (document.querySelector('main ~ *')?.checkVisibility()) window.belowShownMs = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

/** When a page was painted first, and when what is below was shown, in milliseconds. Runs in the page. */
export function paintedAndShown(): { paintedMs: number; shownMs: number } {
  return {
    paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    shownMs: window.belowShownMs,
  };
}

declare global {
  interface Window {
    belowShownMs: number;
  }
}
