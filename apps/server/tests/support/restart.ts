import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { prepareService, spawnService, untilHealthy } from './process.ts';
import { bodyFor } from './slow-post.ts';

export type MailState = 'says nothing' | 'hangs after RCPT' | 'hangs in DATA' | 'hangs after the last dot';

/** How long nobody got in, and how much of it the second process needed to start; in milliseconds. */
export type Restart = { readonly refusedMs: number; readonly startMs: number };

/** Sends one enquiry, restarts the service while its mail hangs, and measures for how long the port was closed. */
export async function restartDuring(state?: MailState): Promise<Restart> {
  const { environment, origin } = await prepareService({});
  const mail = state && (await startHangingMail(state));
  const settings: Record<string, string> = mail
    ? {
        ...environment,
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        MAIL_FROM: 'hello@vanda.example',
        MAIL_TO: 'desk@vanda.example',
      }
    : environment;
  const first = spawnService(settings);
  await untilHealthy(origin, first);
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
  const second = spawnService(settings);
  await untilHealthy(origin, second);
  const startMs = performance.now() - startedAtMs;
  const refusedMs = await watch.stop();
  await second.end('SIGKILL');
  return { refusedMs, startMs };
}

/** Connects again and again; the sum of the times between a first refusal and the next connection, in milliseconds. */
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

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** A mail server that answers up to a point, and then keeps the connection open without a word. */
async function startHangingMail(state: MailState) {
  const sockets = new Set<Socket>();
  const { promise: untilHanging, resolve: isHanging } = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (state === 'says nothing') return isHanging();
    socket.write('220 mail.example\r\n');
    let isData = false;
    let letter = '';
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      if (isData) {
        letter += text;
        if (letter.endsWith('\r\n.\r\n')) isHanging();
        return;
      }
      if (/^DATA/i.test(text)) {
        if (state === 'hangs in DATA') return isHanging();
        isData = true;
        socket.write('354 go on\r\n');
      } else if (/^RCPT/i.test(text) && state === 'hangs after RCPT') {
        isHanging();
      } else {
        socket.write('250 ok\r\n');
      }
    });
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port, untilHanging };
}
