import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from '@vanda/testing/program';
import { openSockets } from '@vanda/testing/sockets';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { expect, it } from 'vitest';
import { prepareService, startProcess } from './support/process.ts';
import { pages, writeBuild } from './support/site.ts';

it.runIf(process.platform === 'linux')(
  'three hundred clients that never read are gone after forty seconds, and cost little memory',
  { timeout: 120_000 },
  async () => {
    const { environment, origin } = await prepareService({});
    const site = writeBuild(temporaryFolder(), { ...pages, 'large.bin': 'x'.repeat(1_000_000) });
    const service = await startProcess({ ...environment, SITE_DIST: site.dist, SITE_HTTP_MAP: site.map });
    const before = { files: openFiles(service), mb: residentMb(service) };
    const startedAtMs = performance.now();
    const sends = 'GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(8);
    await openSockets(origin, 300, { sends, isReading: false });
    while (openFiles(service) < before.files + 290) await sleep(20);
    let mostMb = 0;
    while (openFiles(service) > before.files + 10) {
      mostMb = Math.max(mostMb, residentMb(service));
      await sleep(100);
    }
    const seconds = (performance.now() - startedAtMs) / 1000;
    console.log(`gone after ${seconds.toFixed(0)} s; at most ${(mostMb - before.mb).toFixed(0)} MB more`);
    expect(seconds).toBeGreaterThan(15);
    expect(seconds).toBeLessThan(60);
    expect(mostMb - before.mb).toBeLessThan(150);
    expect((await fetch(`${origin}/services`)).status).toBe(200);
    expect((await service.end('SIGTERM')).status).toBe(0);
  },
);

const openFiles = ({ child }: Program): number => readdirSync(`/proc/${child.pid}/fd`).length;

const residentMb = ({ child }: Program): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1000;
