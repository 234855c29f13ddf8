import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/bench/free-port.ts';
import { startAstroDev } from '../../site/tests/astro-dev.ts';
import { test as base, expect } from '../../site/tests/fixtures.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A copy of the content that a test may change; the tree stays as it is. */
class ContentCopy {
  readonly folder = path.join(mkdtempSync(path.join(tmpdir(), 'editor-')), 'site/src/content');

  /** Mends only what differs: the server watches the folder and would miss files that go and come back. */
  reset() {
    const original = path.join(root, 'site/src/content');
    const filesOf = (folder: string) =>
      existsSync(folder)
        ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => path.extname(file))
        : [];
    const originals = new Set(filesOf(original));
    for (const file of filesOf(this.folder)) {
      if (!originals.has(file)) rmSync(path.join(this.folder, file));
    }
    cpSync(original, this.folder, {
      recursive: true,
      filter: (from, to) =>
        !path.extname(from) || !existsSync(to) || !readFileSync(from).equals(readFileSync(to)),
    });
  }
  read = (file: string) => readFileSync(path.join(this.folder, file), 'utf8');
  write = (file: string, text: string) => writeFileSync(path.join(this.folder, file), text);
  remove = () => rmSync(path.resolve(this.folder, '../../..'), { recursive: true });
}

type Server = { origin: string; content: ContentCopy };

/** Playwright's test with the server of `npm run edit` over a copy of the content, fresh for each test. */
export const test = base.extend<{ content: ContentCopy }, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const content = new ContentCopy();
      content.reset();
      const port = await freePort();
      const { origin, stop } = await startAstroDev(port, '../editor/astro.config.ts', '/editor', {
        CONTENT_DIR: content.folder,
      });
      await use({ origin, content });
      await stop();
      content.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  content: async ({ server }, use) => {
    server.content.reset();
    await use(server.content);
  },
});

export { expect };
