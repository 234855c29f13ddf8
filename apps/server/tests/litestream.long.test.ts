import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { runCommand } from './support/command.ts';
import { hasLitestream, prepareReplicated, referencesIn, send } from './support/litestream.ts';
import { startProcess } from './support/process.ts';

const filesWith = (folder: string, text: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = path.join(folder, name);
    return statSync(file).isFile() && readFileSync(file, 'latin1').includes(text);
  });

it.skipIf(!hasLitestream)(
  'restores a time, repeats the erasures made since, and names what is missing',
  async () => {
    const { environment, origin, data, replica, startLitestream, untilReplicated } =
      await prepareReplicated();
    const store = path.join(data, 'enquiries.db');
    const service = await startProcess(environment);
    const litestream = startLitestream();
    const [kept, gone] = [await send(origin, 'kept@example.com'), await send(origin, 'gone@example.com')];
    await untilReplicated(gone);
    const at = new Date();
    await sleep(1);
    expect(filesWith(data, 'gone@example.com')).not.toEqual([]);
    expect((await runCommand(environment, 'delete', gone)).error).toBe('');
    let later = '';
    let count = 0;
    // Litestream deletes its copies of the log once they are replicated and newer ones exist.
    await vi.waitFor(
      async () => {
        later = await send(origin, `later${count++}@example.com`);
        expect(filesWith(data, 'gone@example.com')).toEqual([]);
      },
      { timeout: 20_000, interval: 500 },
    );
    await untilReplicated(later);
    expect((await runCommand(environment, 'doctor')).out).toMatch(/^ok +backup restored for trial: /m);
    expect(filesWith(replica, 'example.com')).toEqual([]);
    await service.end('SIGTERM');
    await litestream.end('SIGTERM');

    const present = referencesIn(store);
    rmSync(data, { recursive: true });
    const { out, error } = await runCommand(environment, 'restore', '--at', at.toISOString());
    expect(error).toBe('');
    expect(out).toContain('Repeated: 1 erasures');
    expect(referencesIn(store)).toEqual(new Set([kept]));
    const lacking = /lacks \d+ enquiries that were known before: (.+)\.$/m.exec(out)?.[1]?.split(', ');
    expect(new Set([kept, ...(lacking ?? [])])).toEqual(present);
    expect(lacking).not.toContain(kept);
    expect((await runCommand(environment, 'restore', '--latest')).error).toBe('');
    expect(referencesIn(store)).toEqual(present);
  },
);

it.skipIf(!hasLitestream)(
  'a replica that cannot be read is reported by doctor, and restores nothing',
  async () => {
    const { environment, origin, data, startLitestream, untilReplicated } = await prepareReplicated();
    const service = await startProcess(environment);
    const litestream = startLitestream();
    const reference = await send(origin, 'first@example.com');
    await untilReplicated(reference);
    await litestream.end('SIGKILL');
    await service.end('SIGTERM');
    const wrong = { ...environment, LITESTREAM_KEY: String(environment.LITESTREAM_KEY).replace(/.$/, '5') };
    expect((await runCommand(wrong, 'doctor')).out).toMatch(/^WRONG +replica: it can't be restored/m);
    const { status, error } = await runCommand(wrong, 'restore', '--latest');
    expect({ status, error }).toEqual({
      status: 1,
      error: expect.stringContaining("Litestream can't restore"),
    });
    expect(referencesIn(path.join(data, 'enquiries.db'))).toEqual(new Set([reference]));
  },
);
