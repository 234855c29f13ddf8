import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const project = path.resolve(import.meta.dirname, '../../../..');
/**
 * Notes the commit that it built: waits before it while there is a file `hold`, and afterwards while there is `hold-end`. A
 * preview has one page, or with WITH_PREVIEW those of the site.
 */
const builder = `import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
process.stdin.once('close', () => process.exit(1)).resume();
const preview = process.env.PREVIEW_DIR;
if (preview && process.env.WITH_PREVIEW)
  await import(${JSON.stringify(pathToFileURL(path.join(project, 'scripts/run/build-site.mjs')))});
if (preview) {
  mkdirSync(preview, { recursive: true });
  writeFileSync(preview + '/index.html', '<p>The page</p>');
  process.exit();
}
writeFileSync('building', '');
process.once('exit', () => rmSync('building', { force: true }));
while (existsSync('hold')) await sleep(20);
writeFileSync('apps/site/http/content-commit', process.env.CONTENT_COMMIT);
while (existsSync('hold-end')) await sleep(20);
process.exit();
`;

export type TestPublisher = Awaited<ReturnType<typeof startPublisher>>;

/** The publisher as a process, with a builder that notes what it is given. */
export async function startPublisher(environment: Record<string, string> = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'vanda-publisher-'));
  const folder = path.join(root, 'content');
  mkdirSync(path.join(root, 'scripts/run'), { recursive: true });
  mkdirSync(path.join(root, 'apps/site/http'), { recursive: true });
  cpSync(path.join(project, 'apps/site/src/content'), folder, { recursive: true });
  writeFileSync(path.join(root, 'scripts/run/build-site.mjs'), builder);
  const hold = path.join(root, 'hold');
  const isBuilding = () => existsSync(path.join(root, 'building'));
  let child = await start();

  async function start(): Promise<ChildProcess> {
    const started: ChildProcess = spawn(
      process.execPath,
      [path.join(project, 'office/publisher/src/main.ts')],
      {
        env: { ...process.env, ...environment, CONTENT_DIR: folder, PUBLISHER_ROOT: root },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    // Kept open afterwards: a closed pipe would end the publisher at its next line.
    const lines = started.stdout?.iterator({ destroyOnReturn: false }) ?? [];
    for await (const line of lines) if (String(line).includes('ready at')) break;
    started.stdout?.resume();
    return started;
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  return {
    root,
    folder,
    environment: { CONTENT_DIR: folder },
    holdBuilds: (isHeld: boolean) => (isHeld ? writeFileSync(hold, '') : rmSync(hold, { force: true })),
    /** Resolves when the build that it had started is gone too. */
    async kill() {
      await end('SIGKILL');
      while (isBuilding()) await sleep(10);
    },
    async restart() {
      child = await start();
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) await end('SIGTERM');
      rmSync(root, { recursive: true, force: true });
    },
  };
}
