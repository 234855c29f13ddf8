import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Proxies pages and never responds to requests for styles, fonts and scripts: a line that breaks after the document.
 */
export async function hangingLine(origin: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    if (/\.(?:css|js|woff2)$/.test(url)) return;
    const answer = await fetch(new URL(url, origin));
    for (const name of ['content-type', 'content-security-policy', 'cache-control']) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Whether the last part of the page is shown with its styles. Runs in the page. */
export function isShownWhole(): boolean {
  const footer = document.querySelector('footer');
  return (
    performance.getEntriesByName('first-contentful-paint').length > 0 &&
    footer?.checkVisibility() === true &&
    getComputedStyle(footer).borderTopStyle === 'solid' &&
    document.documentElement.scrollHeight > 2 * innerHeight
  );
}
