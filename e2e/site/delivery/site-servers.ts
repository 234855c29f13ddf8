import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../apps/server/tests/support/free-port.ts';
import { type RawAnswer, rawRequest } from '../../../apps/server/tests/support/http.ts';
import { type Program, startProgram } from '../../../apps/server/tests/support/program.ts';
import { distFolder } from '../built-site.ts';

export type SiteServer = { origin: string; stop: () => Promise<void> };

const root = path.resolve(import.meta.dirname, '../../..');
const brotliModule =
  process.env.NGINX_BROTLI_MODULE ?? '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Homebrew's nginx can't. */
export const nginxHasBrotli = existsSync(brotliModule);

/** The service's data is in `dataDir`, until it is stopped. */
export type OwnServer = SiteServer & { dataDir: string };

export async function startOwnServer(environment: Record<string, string> = {}): Promise<OwnServer> {
  const dataDir = workFolder('server-');
  const port = await freePort();
  const service = startProgram(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  return { ...(await whenReady(service, port, dataDir)), dataDir };
}

/**
 * Starts nginx as the container does, with `infra/nginx/nginx.conf` and the build's files, in front of the service;
 * without rights, on a high port.
 * @param intake the service to proxy forms to
 * @returns the server and its log so far
 */
export async function startNginx(intake: SiteServer): Promise<SiteServer & { logs: () => string }> {
  const folder = workFolder('nginx-');
  const port = await freePort();
  const generated = path.join(distFolder, '../http');
  const serverPart = readFileSync(path.join(generated, 'nginx-server.conf'), 'utf8');
  writeFileSync(path.join(folder, 'nginx-server.conf'), withoutMissingBrotli(serverPart));
  const shipped = readFileSync(path.join(root, 'infra/nginx/nginx.conf'), 'utf8');
  const replacements: [shipped: string, here: string][] = [
    ['modules/ngx_http_brotli_static_module.so', brotliModule],
    ['/tmp/', `${folder}/`],
    // As docs/deploy-one-server.md: the build's name is in the path.
    ['/srv/site/dist', path.join(distFolder, '../builds/$site_build/dist')],
    ['/srv/site/http/nginx-server.conf', `${folder}/nginx-server.conf`],
    ['/srv/site/http', generated],
    ['server site-1:4321;', `server ${new URL(intake.origin).host};`],
    ['server site-2:4321;', ''],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['access_log off;', `access_log ${folder}/access.log combined;\n  error_log ${folder}/error.log info;`],
  ];
  let configuration = shipped;
  for (const [from, to] of replacements) {
    if (!configuration.includes(from)) throw new Error(`infra/nginx/nginx.conf lacks "${from}"`);
    configuration = configuration.replaceAll(from, () => to);
  }
  // As root, nginx reads files as another account, which may lack access.
  if (process.getuid?.() === 0) configuration = `user root;\n${configuration}`;
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, withoutMissingBrotli(configuration));
  const program = startProgram(
    process.env.NGINX_PATH ?? 'nginx',
    ['-e', 'stderr', '-p', folder, '-c', file, '-g', 'daemon off;'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const server = await whenReady(program, port, folder);
  const logs = () =>
    ['access.log', 'error.log'].map((log) => readFileSync(path.join(folder, log), 'utf8')).join('');
  return { ...server, logs };
}

export const ask = (
  { origin }: SiteServer,
  address: string,
  { method = 'GET', body = '', ...headers }: Record<string, string> = {},
): Promise<RawAnswer> => rawRequest(origin, address, { method, body, headers });

function withoutMissingBrotli(configuration: string): string {
  if (nginxHasBrotli) return configuration;
  return configuration.replaceAll(/^.*(brotli_static on;|brotli_static_module).*$/gm, '');
}

async function whenReady(program: Program, port: number, folder: string): Promise<SiteServer> {
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await program.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  await program.untilAnswering(origin);
  return { origin, stop };
}

function workFolder(prefix: string): string {
  const cache = path.join(root, 'node_modules/.cache/tests');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(path.join(cache, prefix));
}
