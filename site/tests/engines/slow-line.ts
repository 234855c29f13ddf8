import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressesUnderTest, builtPage } from '../built-site.ts';

/** For how long the styles of what is below a first screen are kept back, in milliseconds. */
export const heldMs = 3000;

const lateStyles = /\/_astro\/late\.[\w-]+\.css/;

/** The first page whose styles come in two parts, and which has no other script in its body that would wait for them. */
export const pageInTwoParts = () =>
  addressesUnderTest().find((address) => {
    const [, below = ''] = builtPage(address).html.split('</head>')[1]?.split(lateStyles) ?? [];
    return below.match(/<script/g)?.length === 1;
  }) ?? 'no page in two parts';

/** Serves the site of another server, but the styles of what is below the first screen only after {@link heldMs}. */
export async function slowLine(origin: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, origin));
    const body = Buffer.from(await answer.arrayBuffer());
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

/** When a page was painted first, and when all of its markup was read, in milliseconds. Runs in the page. */
export function paintedAndRead(): { paintedMs: number; readMs: number } {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return {
    paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    readMs: visit?.domInteractive ?? 0,
  };
}
