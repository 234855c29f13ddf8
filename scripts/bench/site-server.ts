import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';

/** A build of the site, served by the service on a port of its own, with a store that ends with it. */
export type SiteServer = { origin: string; pid: number; stop: () => void };

/**
 * @param site folder with `dist` and `http`
 * @throws when it does not answer within 10 seconds
 */
export async function serveSite(site = 'site'): Promise<SiteServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    SITE_DIST: path.resolve(site, 'dist'),
    SITE_HTTP_MAP: path.resolve(site, 'http/map.json'),
    SITE_SESSIONS: path.resolve(site, 'http/sessions.json'),
  };
  const server = spawn(process.execPath, ['intake/src/main.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => {
    server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady && server.pid) return { origin, pid: server.pid, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  stop();
  throw new Error('The server did not answer within 10 seconds');
}
