import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { previewPage, previewStyle } from './preview-markup.ts';
import type { FileAnswer } from './socket.ts';

const idleMs = 10 * 60_000;
/** Protects a recently used preview from a draft that is only opened. */
const busyMs = 60_000;
const memoryMb = 1024;
const startMs = 180_000;
/** The desk hangs up after 20 seconds of silence. */
const longestMs = 12_000;
const pollMs = 100;
/** Longest delay of the development server after a save. */
const noticedMs = 1500;

const pageOf = (status: number, sentence: string): FileAnswer => ({
  bytes: Buffer.from(`<!doctype html><title>Preview</title><p>${sentence}</p>`),
  type: 'text/html; charset=utf-8',
  status,
});
const missing = pageOf(404, 'This page can’t be shown. Open it again.');
const unfinished = pageOf(200, 'This page can be shown once everything that is to change first is changed.');

const project = path.resolve(import.meta.dirname, '../../..');
/** With `/@fs`: a file outside of the site's folder. */
const fontFolder = path.join('/@fs', project, 'packages/ui/src/fonts/');
const siteFiles = /^\/(illustrations\/[\w.-]+\.svg|favicon\.ico|src\/[\w/-]+(\.module)?\.css)$/;
const servedTypes = /^(text\/html|text\/css|image\/|font\/)/;

/**
 * Whether a preview has this address: its pages, their style sheets, fonts and pictures. The development server would also
 * serve any file of the repository, such as the database.
 */
export function isPreviewed(address: string, contentFolder: string, pages: ReadonlySet<string>): boolean {
  const { pathname, searchParams } = new URL(`http://preview${address}`);
  const photographs = path.join('/@fs', contentFolder, 'pictures/');
  const isPhotograph = (at: string) =>
    at.startsWith(photographs) && /^[\w-]+\.webp$/.test(at.slice(photographs.length));
  if (pathname === '/_image') return isPhotograph(searchParams.get('href')?.split('?')[0] ?? '');
  const isFont = pathname.startsWith(fontFolder) && /^[\w-]+\.woff2$/.test(pathname.slice(fontFolder.length));
  return pages.has(pathname) || siteFiles.test(pathname) || isFont || isPhotograph(pathname);
}

type Running = {
  draft: string;
  port: number;
  page: string;
  child: ChildProcess;
  isReady: boolean;
  lastMs: number;
  drawn: Map<string, { version: string; html: string }>;
};

/** All pages of one draft at a time, rendered by the site's development server. */
export function createPreview({ root, deskFolder }: { root: string; deskFolder: string }) {
  let running: Running | undefined;
  const idleTimer = setInterval(() => {
    if (running && Date.now() - running.lastMs > idleMs) stop();
  }, 60_000).unref();

  function stop(): void {
    const pid = running?.child.pid;
    running = undefined;
    try {
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch {}
  }

  async function start(draft: string, contentFolder: string, page: string): Promise<void> {
    stop();
    const port = await freePort();
    if (running) return;
    const child = spawn(process.execPath, ['scripts/run/preview-site.mjs', String(port)], {
      cwd: root,
      detached: true,
      stdio: ['pipe', 'ignore', 'inherit'],
      env: {
        ...process.env,
        CONTENT_DIR: contentFolder,
        BUILD_CACHE: path.join(deskFolder, 'preview-cache'),
        ASTRO_TELEMETRY_DISABLED: '1',
        NODE_OPTIONS: `--max-old-space-size=${memoryMb}`,
      },
    });
    const lastMs = Date.now();
    const started: Running = { draft, port, page, child, isReady: false, lastMs, drawn: new Map() };
    running = started;
    child.once('exit', () => {
      if (running === started) running = undefined;
    });
    waitUntilReady(started);
  }

  function waitUntilReady(started: Running): void {
    const deadline = Date.now() + startMs;
    const attempt = async () => {
      if (running !== started || Date.now() > deadline) return;
      started.isReady = await fetch(`http://127.0.0.1:${started.port}${started.page || '/'}`).then(
        () => true,
        () => false,
      );
      if (!started.isReady) setTimeout(attempt, pollMs);
    };
    void attempt();
  }

  async function untilDrawn({ port, drawn }: Running, page: string, version: string): Promise<void> {
    const before = drawn.get(page);
    if (before?.version === version) return;
    const deadline = Date.now() + noticedMs;
    for (;;) {
      const signal = AbortSignal.timeout(longestMs);
      const html = await fetch(`http://127.0.0.1:${port}${page}`, { signal }).then((response) =>
        response.text(),
      );
      drawn.set(page, { version, html });
      if (html !== before?.html || Date.now() > deadline) return;
      await wait(pollMs);
    }
  }

  async function untilReady(draft: string): Promise<Running | undefined> {
    const deadline = Date.now() + longestMs;
    while (running?.draft === draft && !running.isReady && Date.now() < deadline) await wait(pollMs);
    return running?.draft === draft && running.isReady ? running : undefined;
  }

  return {
    /** When a draft is opened: its first page takes ten seconds and more. */
    async prepare(draft: string, contentFolder: string, page: string): Promise<void> {
      const isBusy = running !== undefined && Date.now() - running.lastMs < busyMs;
      if (running?.draft !== draft && !isBusy) await start(draft, contentFolder, page);
    },

    /** Once it follows the saved version; undefined while the preview starts. */
    async address(
      draft: string,
      contentFolder: string,
      { page, version }: { page: string; version: string },
    ): Promise<string | undefined> {
      if (running?.draft !== draft) await start(draft, contentFolder, page);
      if (running) running.lastMs = Date.now();
      if (running?.draft !== draft || !running.isReady) return undefined;
      const isDrawn = await untilDrawn(running, page, version).then(
        () => true,
        () => false,
      );
      return isDrawn ? `/preview/${draft}${page}` : undefined;
    },

    /** A page or file of the draft as its visitors ask for it; waits while the preview starts. */
    async file(
      draft: string,
      contentFolder: string,
      pages: ReadonlySet<string>,
      address: string,
    ): Promise<FileAnswer> {
      const { pathname, search, searchParams } = new URL(`http://preview${address}`);
      if (!isPreviewed(address, realpathSync(contentFolder), pages)) return missing;
      if (running?.draft !== draft) await start(draft, contentFolder, '');
      const shown = await untilReady(draft);
      if (!shown) return missing;
      shown.lastMs = Date.now();
      const response = await fetch(`http://127.0.0.1:${shown.port}${pathname}${search}`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(longestMs),
        // Other requests for a stylesheet get a script from the development server.
        headers: { accept: pathname.endsWith('.css') ? 'text/css' : '*/*' },
      }).catch(() => undefined);
      const type = response?.headers.get('content-type') ?? '';
      // The development server's own page of the error is for whoever builds the site.
      if (response && response.status >= 500) return unfinished;
      if (!response || !servedTypes.test(type)) return missing;
      const bytes = Buffer.from(await response.arrayBuffer());
      const place = { prefix: `/preview/${draft}`, theme: searchParams.get('theme') };
      const text = type.startsWith('text/html')
        ? previewPage(bytes.toString('utf8'), place)
        : type.startsWith('text/css') && previewStyle(bytes.toString('utf8'), place);
      return { bytes: text ? Buffer.from(text) : bytes, type, status: response.status };
    },

    stop() {
      clearInterval(idleTimer);
      stop();
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
