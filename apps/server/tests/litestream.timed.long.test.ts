import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startClients } from './support/clients.ts';
import { runCommand } from './support/command.ts';
import { prepareReplicated, referencesIn, send } from './support/litestream.ts';
import { startProcess } from './support/process.ts';

it('loses at most the last second when the machine is lost under load', { timeout: 120_000 }, async () => {
  const { environment, origin, data, startLitestream, untilReplicated } = await prepareReplicated();
  const service = await startProcess(environment);
  const litestream = startLitestream();
  await untilReplicated(await send(origin, 'first@example.com'));
  const committed: { reference: string; atMs: number }[] = [];
  const end = startClients(6, async (count, client) => {
    const reference = await send(origin, `mei${client}-${count}@example.com`);
    committed.push({ reference, atMs: Date.now() });
  });
  await sleep(10_000);
  const killedAtMs = Date.now();
  await Promise.all([litestream.end('SIGKILL'), service.end('SIGKILL')]);
  // Each request in progress is cut off.
  await end().catch(() => undefined);
  rmSync(data, { recursive: true });

  const { error } = await runCommand(environment, 'restore', '--latest');
  expect(error).toBe('');
  const restored = referencesIn(path.join(data, 'enquiries.db'));
  const lost = committed.filter(({ reference }) => !restored.has(reference));
  const lostMs = killedAtMs - Math.min(killedAtMs, ...lost.map(({ atMs }) => atMs));
  console.log(`${committed.length} committed, ${lost.length} lost, of the last ${lostMs} ms`);
  expect(lostMs).toBeLessThanOrEqual(1000);
});
