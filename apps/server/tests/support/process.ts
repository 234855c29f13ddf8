import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@vanda/testing/free-port';
import { type Program, startProgram } from '@vanda/testing/program';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { expect, onTestFinished } from 'vitest';
import { deskDist, writeSite } from './site.ts';

export const sources = path.resolve(import.meta.dirname, '../../src');

/** Compiled code is shared by some fifty starts. */
export const compileCache = { NODE_COMPILE_CACHE: path.join(tmpdir(), 'intake-compile-cache') };

export async function prepareService(store: Record<string, string>) {
  const site = writeSite();
  const port = await freePort();
  onTestFinished(() => rmSync(site.folder, { recursive: true, force: true }));
  const environment = {
    ...store,
    DATA_DIR: path.join(temporaryFolder(), 'data'),
    SITE_DIST: site.dist,
    SITE_HTTP_MAP: site.map,
    DESK_DIST: deskDist,
    PORT: String(port),
    HOST: '127.0.0.1',
  };
  return { environment, origin: `http://127.0.0.1:${port}` };
}

/** Starts `main.ts` with exactly this environment; it may not be listening yet. */
export function spawnService(environment: Record<string, string>, folder = sources): Program {
  const service = startProgram(process.execPath, [path.join(folder, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      RECEIPT_LIMIT: '0',
      ...compileCache,
      ...environment,
    },
  });
  // A test that fails half-way leaves no service behind.
  onTestFinished(() => void service.child.kill('SIGKILL'));
  return service;
}

export async function startProcess(environment: Record<string, string>, folder?: string) {
  const service = spawnService(environment, folder);
  await service.untilAnswering(`http://127.0.0.1:${environment.PORT}/healthz`);
  return service;
}

/** @returns what a service printed that ended with status 1 */
export async function refusedStart(environment: Record<string, string>, folder?: string): Promise<string> {
  const service = spawnService(environment, folder);
  expect((await service.ended).status).toBe(1);
  return service.output().trim();
}
