import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { assemble } from '../src/platform/backup/assemble.ts';
import { generationsIn, readStatus } from '../src/platform/backup/status.ts';
import { beginStream, referencesIn, secret, send, untilShipped } from './support/backup-stream.ts';
import { runCommand } from './support/command.ts';

it('restores the state of a second, and repeats the erasures made since, without the store', async () => {
  const { environment, origin, folder, start, data } = await beginStream();
  const service = await start();
  const [kept, gone] = [await send(origin, 'kept@example.com'), await send(origin, 'gone@example.com')];
  await untilShipped(folder);
  const at = new Date();
  await sleep(1);
  const later = await send(origin, 'later@example.com');
  // Rewrites the file and empties its log: a new snapshot must follow.
  const before = generationsIn(folder).length;
  expect((await runCommand(environment, 'delete', gone)).status).toBe(0);
  await vi.waitFor(() => expect(generationsIn(folder).length).toBeGreaterThan(before), 30_000);
  expect((await service.end('SIGTERM')).status).toBe(0);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (statSync(file).isFile()) expect(readFileSync(file, 'latin1'), name).not.toContain('example.com');
  }

  rmSync(data, { recursive: true });
  const { out } = await runCommand(environment, 'restore', '--at', at.toISOString());
  expect(out).toContain('Repeated: 1 erasures');
  expect(referencesIn(data)).toEqual(new Set([kept]));
  await runCommand(environment, 'restore', '--latest');
  expect(referencesIn(data)).toEqual(new Set([kept, later]));
});

it('is restored for trial, survives a torn end, and refuses another key or a changed file', async () => {
  const { environment, origin, folder, start, data } = await beginStream();
  const service = await start();
  const first = await send(origin, 'first@example.com');
  await untilShipped(folder);
  await vi.waitFor(
    () => expect(readStatus(folder)).toMatchObject({ provedAtMs: expect.any(Number) }),
    30_000,
  );
  expect((await runCommand(environment, 'doctor')).out).toMatch(/^ok +backup: /m);
  await service.end('SIGKILL');
  const generation = path.join(folder, String(generationsIn(folder).at(-1)));
  const snapshot = path.join(generation, 'snapshot');
  const last = path.join(generation, String(readdirSync(generation).toSorted().at(-2)));
  expect(last).toMatch(/\.changes$/);
  const whole = readFileSync(last);

  writeFileSync(last, Buffer.concat([whole, Buffer.from([0, 0, 9, 9, 1, 2, 3])]));
  const torn = await runCommand(environment, 'restore', '--latest');
  expect(torn).toMatchObject({
    status: 0,
    out: expect.stringContaining('The last 7 bytes of the backup are incomplete'),
  });
  expect(referencesIn(data)).toEqual(new Set([first]));

  const target = path.join(folder, 'target');
  const next = last.replace(/\d{6}(?=\.changes)/, (number) => String(Number(number) + 1).padStart(6, '0'));
  writeFileSync(next, '');
  expect(() => assemble(folder, secret, Date.now(), target)).toThrow(
    `${last} is cut short: its last 7 bytes`,
  );
  rmSync(next);
  expect(() => assemble(folder, `${secret}!`, Date.now(), target)).toThrow("can't be decrypted");
  const good = readFileSync(snapshot);
  writeFileSync(snapshot, good.with(2000, (good[2000] ?? 0) ^ 1));
  expect(() => assemble(folder, secret, Date.now(), target)).toThrow("can't be decrypted");
  writeFileSync(snapshot, good.subarray(0, 100));
  const refused = await runCommand({ ...environment, BACKUP_KEY: `${secret}!` }, 'restore', '--latest');
  expect(refused.status).toBe(1);
  expect(refused.error, 'one line, no stack').toMatch(/^[^\n]*can't be decrypted[^\n]*$/);
  expect((await runCommand(environment, 'restore', '--latest')).status).toBe(1);
  expect(referencesIn(data)).toEqual(new Set([first]));
});
