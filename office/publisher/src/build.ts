import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import path from 'node:path';
import type { Build, BuildResult } from './contract.ts';

const memoryMb = 1536;
/** A build takes about 20 MB, its cache more. */
const neededBytes = 200 * 1024 * 1024;
const keptOutput = 6000;

/** One build at a time. @param seconds after which it is stopped */
export function siteBuilder(root: string, seconds: number) {
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  const stop = () => {
    if (child?.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };

  async function attempt(contentFolder: string, environment: Record<string, string>): Promise<BuildResult> {
    const builds = path.join(root, 'apps/site/builds');
    const { bavail, bsize } = statfsSync(existsSync(builds) ? builds : root);
    if (bavail * bsize < neededBytes) return noRoom('');
    const running = run({ CONTENT_DIR: contentFolder, ...environment });
    ended = running;
    const { code, output, isTooLong } = await running;
    if (code === 0) return { ok: true };
    if (/ENOSPC|no space left/i.test(output)) return noRoom(output);
    const message = isTooLong
      ? `Building took longer than ${Math.round(seconds / 60)} minutes and was stopped. Try again when the server has less to do.`
      : /heap out of memory|ERR_WORKER_OUT_OF_MEMORY/.test(output)
        ? 'Building needed more memory than it may have.'
        : (/^.*\berror\b.*$/im.exec(output)?.[0].trim().slice(0, 200) ?? 'The site could not be built.');
    return { ok: false, message, output };
  }

  const noRoom = (output: string) =>
    ({ ok: false, message: 'There is no room left on the disk of the server.', output }) as const;

  const run = (environment: Record<string, string>) =>
    new Promise<{ code: number; output: string; isTooLong: boolean }>((resolve) => {
      const started = spawn(process.execPath, ['scripts/run/build-site.mjs'], {
        cwd: root,
        detached: true,
        // The build ends with this pipe: it must not outlive a killed publisher and switch the site.
        stdio: ['pipe', 'pipe', 'pipe'],
        env: { ...process.env, ...environment, NODE_OPTIONS: `--max-old-space-size=${memoryMb}` },
      });
      child = started;
      let output = '';
      let isTooLong = false;
      const keep = (text: string) => {
        output = (output + text).slice(-keptOutput);
      };
      for (const stream of [started.stdout, started.stderr]) stream.setEncoding('utf8').on('data', keep);
      const timer = setTimeout(() => {
        isTooLong = true;
        stop();
      }, seconds * 1000);
      const end = (code: number) => {
        clearTimeout(timer);
        child = undefined;
        resolve({ code, output: plain(output, root), isTooLong });
      };
      started.once('error', (error) => {
        keep(error.message);
        end(127);
      });
      started.once('close', (code) => end(code ?? 1));
    });

  // Astro's cache of entries knows one folder of content.
  const cacheOf = (contentFolder: string) =>
    path.join(contentFolder, `../${path.basename(contentFolder)}-cache`);
  let publishing = 0;

  const build: Build = async (contentFolder, commit) => {
    publishing++;
    try {
      // A preview is built again afterwards.
      stop();
      await ended;
      return await attempt(contentFolder, { CONTENT_COMMIT: commit, BUILD_CACHE: cacheOf(contentFolder) });
    } finally {
      publishing--;
    }
  };

  return {
    build,

    /** Builds pages into `folder` and switches nothing. Undefined where a publishing goes first. */
    async buildPreview(contentFolder: string, folder: string): Promise<BuildResult | undefined> {
      if (publishing > 0) return undefined;
      const result = await attempt(contentFolder, {
        PREVIEW_DIR: folder,
        BUILD_CACHE: cacheOf(contentFolder),
      });
      return result.ok || publishing === 0 ? result : undefined;
    },

    stop,
    courseDates: () => {
      const file = process.env.COURSE_DATES_FILE;
      if (!file || !existsSync(file)) return undefined;
      return createHash('sha256').update(readFileSync(file)).digest('hex');
    },
    servedCommit: () => {
      try {
        return readFileSync(path.join(root, 'apps/site/http/content-commit'), 'utf8').trim();
      } catch {
        return undefined;
      }
    },
  };
}

function plain(output: string, root: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours begin with ESC
  return output.replaceAll(/\u001b\[[\d;]*m/g, '').replaceAll(`${root}/`, '');
}
