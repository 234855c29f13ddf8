import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { BuildResult } from './contract.ts';
import { previewPage, previewStyle } from './preview-markup.ts';
import type { FileResponse } from './socket.ts';

/** About 15 MB each. */
const keptDrafts = 5;
/** A build that failed for another reason than the content may succeed later. */
const retryMs = 60_000;

const pageAddress = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;
const fileAddress = /^\/(?:_astro\/|illustrations\/)?[\w-][\w.-]*\.(avif|css|ico|jpg|png|svg|webp|woff2)$/;
const types = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Whether a preview has this file: a page, a style sheet, a font or a picture of the build. */
export function previewedFile(pathname: string): { file: string; type: string } | undefined {
  if (pageAddress.test(pathname))
    return { file: pathname === '/' ? 'index.html' : `${pathname}.html`, type: 'text/html; charset=utf-8' };
  const extension = fileAddress.exec(pathname)?.[1] as keyof typeof types | undefined;
  return extension && { file: pathname, type: types[extension] };
}

/** Status 200 where the frame of the desk asks for a page that the last build did not have yet: a browser logs others. */
const missing = (isPage: boolean): FileResponse => ({
  bytes: Buffer.from(
    '<!doctype html><title>Preview</title><p>The last preview does not have this page. It is here after the next build.</p>',
  ),
  type: 'text/html; charset=utf-8',
  status: isPage ? 200 : 404,
});

type Failure = { message: string; output: string };

export type PreviewOptions = {
  /** Contains the builds, and is emptied at the start. */
  readonly folder: string;
  readonly now: () => number;
  /** Builds the pages of a commit into a folder; undefined where a publishing goes first. */
  readonly build: (commit: string, to: string) => Promise<BuildResult | undefined>;
};

/** Builds one draft at a time and keeps its last pages until the next are there. */
export function createPreview({ folder, now, build }: PreviewOptions) {
  const built = new Map<string, { commit: string; atMs: number }>();
  const failures = new Map<string, { commit: string; atMs: number; why: Failure }>();
  let running: Promise<void> | undefined;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const folderOf = (draft: string) => path.join(folder, draft);
  const remove = (draft: string) => {
    built.delete(draft);
    rmSync(folderOf(draft), { recursive: true, force: true });
  };

  async function make(draft: string, commit: string): Promise<void> {
    const next = folderOf('next');
    const fail = (message: string, output: string) =>
      failures.set(draft, { commit, atMs: now(), why: { message, output } });
    try {
      rmSync(next, { recursive: true, force: true });
      const result = await build(commit, next);
      if (result?.ok === false) fail(result.message, result.output);
      if (!result?.ok) return;
      remove(draft);
      renameSync(next, folderOf(draft));
      built.set(draft, { commit, atMs: now() });
      for (const oldest of [...built.keys()].slice(0, -keptDrafts)) remove(oldest);
    } catch (error) {
      fail('The publisher met a problem of its own.', String(error));
    }
  }

  return {
    /** What there is of a draft; begins a build where it is older than the commit. */
    look(draft: string, commit: string) {
      const failure = failures.get(draft);
      const hasFailed = failure?.commit === commit && failure.atMs + retryMs > now();
      const isBuilding = built.get(draft)?.commit !== commit && !hasFailed;
      if (isBuilding)
        running ??= make(draft, commit).finally(() => {
          running = undefined;
        });
      return {
        builtAtMs: built.get(draft)?.atMs ?? null,
        isBuilding,
        failure: hasFailed ? failure.why : null,
      };
    },

    file(draft: string, address: string): FileResponse {
      const { pathname, searchParams } = new URL(`http://preview${address}`);
      const found = previewedFile(pathname);
      const place = found && path.join(folderOf(draft), found.file);
      if (!place || !built.has(draft) || !existsSync(place)) return missing(pageAddress.test(pathname));
      const bytes = readFileSync(place);
      const shown = { prefix: `/preview/${draft}`, theme: searchParams.get('theme') };
      const edit = /\.html$/.test(place) ? previewPage : /\.css$/.test(place) ? previewStyle : undefined;
      return { bytes: edit ? Buffer.from(edit(bytes.toString('utf8'), shown)) : bytes, type: found.type };
    },

    async idle(): Promise<void> {
      await running;
    },
  };
}
