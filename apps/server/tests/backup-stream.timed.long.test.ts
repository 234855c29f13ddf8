import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { generationsIn, readStatus } from '../src/platform/backup/status.ts';
import { beginStream, referencesIn, send } from './support/backup-stream.ts';
import { startClients } from './support/clients.ts';
import { runCommand } from './support/command.ts';

it('restores everything that the backup called safe before a kill under load', {
  timeout: 400_000,
}, async () => {
  const { environment, origin, folder, start, data } = await beginStream();
  const service = await start();
  const committed: { reference: string; atMs: number }[] = [];
  const end = startClients(6, async (count, client) => {
    const reference = await send(origin, `mei${client}-${count}@example.com`);
    committed.push({ reference, atMs: Date.now() });
  });
  // The log was begun again: the stream has followed it.
  const [generation = ''] = generationsIn(folder);
  const rounds = () => readdirSync(path.join(folder, generation)).filter((name) => name.endsWith('.changes'));
  await vi.waitFor(() => expect(rounds().length).toBeGreaterThan(1), 300_000);
  const killedAtMs = Date.now();
  const safeAtMs = readStatus(folder)?.upToDateAtMs ?? 0;
  await service.end('SIGKILL');
  // Each is cut off.
  await end().catch(() => undefined);
  rmSync(data, { recursive: true });

  const { status, out, error } = await runCommand(environment, 'restore', '--latest');
  expect({ status, error }).toEqual({ status: 0, error: '' });
  const lastMs = Date.parse(/The last change is of (\S+?)\.?$/m.exec(out)?.[1] ?? '');
  const restored = referencesIn(data);
  const late = committed.filter(({ reference }) => !restored.has(reference));
  console.log(
    `${committed.length} committed, ${late.length} not restored, ${killedAtMs - Math.min(killedAtMs, ...late.map(({ atMs }) => atMs))} ms before the kill, last change ${killedAtMs - lastMs} ms before`,
  );
  expect(committed.filter(({ atMs, reference }) => atMs < safeAtMs && !restored.has(reference))).toEqual([]);
  expect(killedAtMs - safeAtMs).toBeLessThan(10_000);
});
