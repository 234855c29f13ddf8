import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import path from 'node:path';
import type { Build } from './queue.ts';

const memoryMb = 1536;
/** A build takes about 20 MB, its cache more. */
const neededBytes = 200 * 1024 * 1024;
const keptOutput = 6000;

/** @param seconds after which a build is stopped */
export function siteBuilder(root: string, seconds: number) {
  let child: ChildProcess | undefined;
  const stop = () => {
    if (child?.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };

  const build: Build = async (contentFolder, commit) => {
    const builds = path.join(root, 'apps/site/builds');
    const { bavail, bsize } = statfsSync(existsSync(builds) ? builds : root);
    if (bavail * bsize < neededBytes) return noRoom('');
    const { code, output, isTooLong } = await run(contentFolder, commit);
    if (code === 0) return { ok: true };
    if (/ENOSPC|no space left/i.test(output)) return noRoom(output);
    const words = isTooLong
      ? `Building took longer than ${Math.round(seconds / 60)} minutes and was stopped. Publish again when the server has less to do.`
      : /heap out of memory|ERR_WORKER_OUT_OF_MEMORY/.test(output)
        ? 'Building needed more memory than it may have.'
        : (/^.*\berror\b.*$/im.exec(output)?.[0].trim().slice(0, 200) ?? 'The site could not be built.');
    return { ok: false, words, output };
  };

  const noRoom = (output: string) =>
    ({ ok: false, words: 'There is no room left on the disk of the server.', output }) as const;

  function run(contentFolder: string, commit: string) {
    return new Promise<{ code: number; output: string; isTooLong: boolean }>((resolve) => {
      const started = spawn(process.execPath, ['scripts/run/build-site.mjs'], {
        cwd: root,
        detached: true,
        // The build ends with this pipe: it must not outlive a killed publisher and switch the site.
        stdio: ['pipe', 'pipe', 'pipe'],
        env: {
          ...process.env,
          CONTENT_DIR: contentFolder,
          CONTENT_COMMIT: commit,
          // Astro's cache of entries knows one folder of content.
          BUILD_CACHE: path.join(contentFolder, '../build-cache'),
          NODE_OPTIONS: `--max-old-space-size=${memoryMb}`,
        },
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
  }

  return {
    build,
    stop,
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
