import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { deskDist, writeSite } from './site.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const sources = path.resolve(import.meta.dirname, '../../src');

/** Compiled code is kept between some fifty starts. */
export const compileCache = { NODE_COMPILE_CACHE: path.join(tmpdir(), 'intake-compile-cache') };

export type ServiceProcess = {
  readonly child: ChildProcess;
  readonly ended: Promise<Exit>;
  output(): string;
  end(signal: NodeJS.Signals): Promise<Exit>;
};

type Exit = { status: number | null; signal: NodeJS.Signals | null };

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
export function spawnService(environment: Record<string, string>, folder = sources): ServiceProcess {
  const child = spawn(process.execPath, [path.join(folder, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      RECEIPT_LIMIT: '0',
      ...compileCache,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<Exit>((resolve) =>
    child.once('close', (status, signal) => resolve({ status, signal })),
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  // A test that fails half-way leaves no service behind.
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return {
    child,
    ended,
    output: () => output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

export async function startProcess(environment: Record<string, string>, folder?: string) {
  const service = spawnService(environment, folder);
  await untilHealthy(`http://127.0.0.1:${environment.PORT}`, service);
  return service;
}

/** @returns what a service printed that ended with status 1 */
export async function refusedStart(environment: Record<string, string>, folder?: string): Promise<string> {
  const service = spawnService(environment, folder);
  expect((await service.ended).status).toBe(1);
  return service.output().trim();
}

async function untilHealthy(origin: string, service: ServiceProcess): Promise<void> {
  for (let attempt = 0; attempt < 3000; attempt++) {
    if (service.child.exitCode !== null) throw new Error(`the service ended: ${service.output()}`);
    try {
      if ((await fetch(`${origin}/healthz`)).ok) return;
    } catch {
      // Not listening yet.
    }
    await sleep(10);
  }
  throw new Error(`the service does not answer: ${service.output()}`);
}
