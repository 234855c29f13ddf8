import { EventEmitter, once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@vanda/testing/free-port';
import { isAnswering, type Program, startProgram } from '@vanda/testing/program';
import { type Engine, type EngineOptions, keys, laterBack, laterScripts } from './engine.ts';

/**
 * Longest time of one command in milliseconds, above that of a page. A question during navigation may stay
 * without a response, and then so do all others.
 */
const longestCommandMs = 60_000;

/** A window of our own: MiniBrowser has a tool bar, no window under 450 px, and no console output. */
const windowProgram = path.resolve(import.meta.dirname, 'webkit-window.py');

/** Starts WebKitGTK on a virtual display, driven by WebDriver. */
export async function startWebkit(driverPath: string, options: EngineOptions): Promise<Engine> {
  const { origin, theme = 'light', hasScripts = true, textPx } = options;
  const display = await startDisplay();
  const port = await freePort();
  const driver = startProgram(driverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, NO_AT_BRIDGE: '1' },
  });
  const problems: string[] = [];
  const output = new EventEmitter();
  for (const stream of [driver.child.stdout, driver.child.stderr]) {
    if (!stream) continue;
    createInterface(stream).on('line', (line) => {
      if (isProblem(line)) problems.push(line);
      if (line.startsWith('LOADED ')) output.emit('loaded');
    });
  }
  const base = `http://127.0.0.1:${port}/session`;
  const status = `http://127.0.0.1:${port}/status`;
  await driver.untilAnswering(status);
  const printedFile = path.join(mkdtempSync(path.join(tmpdir(), 'print-')), 'page.pdf');
  const args = [
    theme,
    `print=${printedFile}`,
    ...(hasScripts ? [] : ['no-scripts']),
    ...(textPx ? [`text=${textPx}`] : []),
  ];
  const { sessionId } = (await command(base, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: windowProgram, args },
        // The driver sometimes misses the end of a way back to a cached page; its default wait is five minutes.
        timeouts: { pageLoad: 20_000 },
      },
    },
  })) as { sessionId: string };
  let isStuck = false;
  const send = (name: string, body?: object) =>
    command(`${base}/${sessionId}/${name}`, body).catch((error: unknown) => {
      isStuck ||= error instanceof DOMException && error.name === 'TimeoutError';
      throw error;
    });
  const run = (question: unknown, input: readonly unknown[] = []) =>
    send('execute/sync', { script: `return (${question})(...arguments)`, args: input });
  const act = (id: string, kind: 'key' | 'pointer', actions: object[]) =>
    send('actions', { actions: [{ id, type: kind, actions }] });

  return {
    name: 'webkit',
    open: async (address) => {
      await send('url', { url: new URL(address, origin).href });
      if (hasScripts) await run(laterScripts);
    },
    ask: async (question, ...input) => (await run(question, input)) as never,
    back: async () => {
      // A question during navigation is sometimes never answered: wait for the window's report.
      const loaded = once(output, 'loaded', { signal: AbortSignal.timeout(longestCommandMs) });
      await run(laterBack);
      await loaded;
    },
    clickAt: async (x, y) => {
      await act('mouse', 'pointer', [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    press: async (text) => {
      const pressed = [...text].flatMap((value) =>
        value === keys.control
          ? [{ type: 'keyDown', value }]
          : [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ],
      );
      const released = text.includes(keys.control) ? [{ type: 'keyUp', value: keys.control }] : [];
      await act('keyboard', 'key', [...pressed, ...released]);
    },
    resize: async (width, height) => {
      await send('window/rect', { width, height });
    },
    print: async () => {
      rmSync(printedFile, { force: true });
      const setTitle = (title: string) => {
        const before = document.title;
        document.title = title;
        return before;
      };
      const title = await run(setTitle, ['print']);
      for (let attempt = 0; attempt < 600; attempt += 1) {
        if (existsSync(printedFile)) {
          await run(setTitle, [title]);
          return readFileSync(printedFile);
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error('WebKit has printed nothing');
    },
    problems: () => problems.splice(0),
    isRunning: async () => !isStuck && (await isAnswering(status)),
    close: async () => {
      // The windows that hold the driver's output end with the display.
      await Promise.all([driver, display.program].map((program) => program.end('SIGTERM')));
    },
  };
}

/** WebKit does not know the policy's word on manifests. */
const isProblem = (line: string): boolean =>
  /CONSOLE .*\b(?:ERROR|WARN)/.test(line) && !line.includes("directive 'manifest-src'");

async function command(address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(longestCommandMs),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${address.split('/').pop()}: ${JSON.stringify(value)}`);
  return value;
}

/** Xvfb writes the display that it chose to its third channel. */
async function startDisplay(): Promise<{ name: string; program: Program }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const program = startProgram('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(program.child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, program };
}
