import { mkdirSync, mkdtempSync, openSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@vanda/testing/free-port';
import { type RawResponse, rawRequest } from '@vanda/testing/http';
import { type Program, startProgram } from '@vanda/testing/program';
import { distFolder } from '../built-site.ts';

export type SiteServer = { origin: string; stop: () => Promise<void> };

const root = path.resolve(import.meta.dirname, '../../..');
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

/** Starts Caddy with the first site of `infra/caddy/Caddyfile`, in front of the service. Returns the server and its log so far. */
export async function startCaddy(service: SiteServer): Promise<SiteServer & { logs: () => string }> {
  const folder = workFolder('caddy-');
  const port = await freePort();
  const [shipped = ''] = readFileSync(path.join(root, 'infra/caddy/Caddyfile'), 'utf8').split(
    '\nvanda.example {',
  );
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(
    file,
    shipped
      .replace('\n{', `\n{\n\tadmin off\n\tstorage file_system ${folder}`)
      .replace('www.vanda.example', `http://127.0.0.1:${port}`)
      .replace('127.0.0.1:4321', new URL(service.origin).host)
      .replace('/srv/vanda/current/apps/site/dist', realpathSync(distFolder)),
  );
  const log = openSync(path.join(folder, 'log'), 'w');
  const program = startProgram(
    process.env.CADDY_PATH ?? 'caddy',
    ['run', '--adapter', 'caddyfile', '--config', file],
    { stdio: ['ignore', log, log], env: { ...process.env, HOME: folder } },
  );
  return {
    ...(await whenReady(program, port, folder)),
    logs: () => readFileSync(path.join(folder, 'log'), 'utf8'),
  };
}

export const ask = (
  { origin }: SiteServer,
  address: string,
  { method = 'GET', body = '', ...headers }: Record<string, string> = {},
): Promise<RawResponse> => rawRequest(origin, address, { method, body, headers });

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
