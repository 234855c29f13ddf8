import { setTimeout as sleep } from 'node:timers/promises';
import { canConnect } from '@vanda/testing/sockets';
import { expect, it } from 'vitest';
import { type Mood, startMailServer } from './support/mail-server.ts';
import { prepareService, startProcess } from './support/process.ts';
import { bodyFor } from './support/slow-post.ts';

const moods: readonly [string, Mood | undefined][] = [
  ['has nothing to take', undefined],
  ['never greets', 'hang'],
  ['hangs after RCPT', 'hang-rcpt'],
  ['hangs after the end of DATA', 'hang-data'],
];

it('a restart closes the port for no longer than a start takes, whatever the mail server does', async () => {
  const restarts = moods.map(async ([name, mood]) => ({ name, ...(await restartDuring(mood)) }));
  for (const { name, refusedMs, startMs } of await Promise.all(restarts)) {
    console.log(
      `closed for ${refusedMs.toFixed(0)} ms, of which the start took ${startMs.toFixed(0)}: ${name}`,
    );
    // The start is left out, because a busy machine starts slowly: this limits the time to stop.
    expect(refusedMs - startMs, name).toBeLessThan(500);
  }
});

/**
 * Sends one enquiry, restarts the service while its mail hangs, and measures in milliseconds for how long the port was
 * closed and how long the second start took.
 */
async function restartDuring(mood?: Mood) {
  const { environment, origin } = await prepareService({});
  const mail = mood && (await startMailServer());
  if (mood) await mail?.setMood(mood);
  const settings: Record<string, string> = { ...environment, ...mail?.environment };
  const first = await startProcess(settings);
  const post = (key: string) =>
    fetch(`${origin}/api/enquiries/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: bodyFor(key),
    });
  expect((await post('before-the-restart-01')).status).toBe(201);
  await mail?.untilHanging;

  const watch = watchPort(Number(new URL(origin).port));
  const ending = first.end('SIGTERM');
  if (mail) {
    await sleep(100);
    expect((await post('while-it-stops-000001')).status).toBe(201);
  }
  expect((await ending).status).toBe(0);
  const startedAtMs = performance.now();
  const second = await startProcess(settings);
  const startMs = performance.now() - startedAtMs;
  const refusedMs = await watch.stop();
  await second.end('SIGKILL');
  return { refusedMs, startMs };
}

function watchPort(port: number) {
  let isRunning = true;
  let refusedSinceMs: number | undefined;
  let refusedMs = 0;
  const done = (async () => {
    while (isRunning) {
      const startedAtMs = performance.now();
      if (await canConnect(port)) {
        if (refusedSinceMs !== undefined) refusedMs += performance.now() - refusedSinceMs;
        refusedSinceMs = undefined;
      } else {
        refusedSinceMs ??= startedAtMs;
      }
      await sleep(5);
    }
  })();
  return {
    async stop() {
      isRunning = false;
      await done;
      return refusedMs;
    },
  };
}
