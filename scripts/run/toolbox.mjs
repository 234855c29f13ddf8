import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { assertBuilt, buildFingerprint, isBuildCurrent, newBuildFolder, stampBuild } from './build.mjs';
import { deskFingerprint, hasDesk, isDeskCurrent, stampDesk } from './desk.mjs';
import { Mistake } from './mistake.mjs';
import { capture, run, withProgress } from './processes.mjs';

/** @typedef {ReturnType<typeof createToolbox>} Toolbox */

/**
 * The project's programs, all run by Node 24 with one environment.
 * @param {string} root the project's folder
 * @param {string} node24 path of the Node that runs them
 * @param {{ port: number }} settings
 */
export function createToolbox(root, node24, settings) {
  const baseEnv = {
    ...process.env,
    PATH: [path.dirname(node24), path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
    PORT: String(settings.port),
    // With compiled code kept, a program starts in half the time.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
    // Astro would otherwise report usage to its makers, and put its servers into the background.
    ASTRO_TELEMETRY_DISABLED: '1',
    ASTRO_DEV_BACKGROUND: '0',
    ASTRO_PREVIEW_BACKGROUND: '0',
  };
  const astro = path.join(root, 'node_modules/astro/bin/astro.mjs');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const site = path.join(root, 'site');

  /**
   * @param {string[]} args
   * @param {{ cwd?: string, env?: Record<string, string>, print?: ((text: string) => void) | undefined }} [options]
   */
  const node = (args, { cwd = root, env = {}, print } = {}) =>
    run(node24, args, { cwd, env: { ...baseEnv, ...env } }, print);

  /** Builds beside the site that is served, which a build that breaks leaves as it is. */
  async function build() {
    const fingerprint = buildFingerprint(root, process.env, new Date());
    const folder = newBuildFolder(root, new Date());
    const code = await withProgress('Building the site', () => buildQuietly(folder, fingerprint));
    if (code !== 0) rmSync(folder, { recursive: true, force: true });
    return code;
  }

  /**
   * Shows Astro's warnings; its list of every page only when the build breaks. Astro stops at the first mistake of a file,
   * and only logs a dangling reference; the check beside it names them all, and then ends Astro.
   * @param {string} folder
   * @param {string} fingerprint
   */
  async function buildQuietly(folder, fingerprint) {
    // With room for what lives shortly, a tenth less time goes into collecting garbage.
    const flags = ['--config', 'build.config.mjs', '--outDir', path.join(folder, 'dist')];
    const args = ['--max-semi-space-size=64', astro, 'build', ...flags];
    // A visitor always gets React as it is meant for visitors, whatever a shell or a test runner has set.
    // Its own bundle is another one each time: to keep that compiled costs what the rest gains, and 5 MB a build.
    const env = { ...baseEnv, NODE_ENV: 'production', NODE_DISABLE_COMPILE_CACHE: '1' };
    const content = new AbortController();
    const check = async () => {
      const code = await node(['site/check/check-content.ts', '--quiet']);
      if (code !== 0) content.abort();
      return code;
    };
    const [contentCode, { code, output }] = await Promise.all([
      check(),
      capture(node24, args, { cwd: site, env, signal: content.signal }),
    ]);
    if (contentCode !== 0) return contentCode;
    const lines = output.split('\n');
    const shown = code === 0 ? lines.filter((line) => line.includes('[WARN]')) : lines;
    if (shown.length > 0) console.error(shown.join('\n'));
    if (code !== 0) return code;
    stampBuild(folder, fingerprint);
    return node(['site/build/publish/publish-build.ts', folder]);
  }

  const isCurrent = () => isBuildCurrent(root, buildFingerprint(root, process.env, new Date()));

  /** The desk's pages, where they are wanted and not current. The service itself says when its folder is missing. */
  async function buildDesk() {
    if (!hasDesk(root)) return 0;
    const fingerprint = deskFingerprint(root);
    if (isDeskCurrent(root, fingerprint)) return 0;
    const args = [vite, 'build', '--config', 'desk/vite.config.ts', '--logLevel', 'warn'];
    const { code, output } = await capture(node24, args, {
      cwd: root,
      env: { ...baseEnv, NODE_ENV: 'production' },
    });
    if (code === 0) stampDesk(root, fingerprint);
    else console.error(output);
    return code;
  }

  async function serve() {
    assertBuilt(root);
    const deskCode = process.env.DESK_URL ? await buildDesk() : 0;
    return deskCode || node(['intake/src/main.ts']);
  }

  return {
    root,
    node,
    build,
    isBuildCurrent: isCurrent,
    buildIfNeeded: async () => (isCurrent() ? 0 : build()),
    buildDesk,
    serve,
    check: () => node(['scripts/check.ts']),
    // Astro ends at a mistake that is there when it starts; the check names all of them.
    dev: async () =>
      (await node(['site/check/emit-schemas.ts'])) ||
      (await node(['site/check/check-content.ts', '--quiet'])) ||
      node([astro, 'dev', '--port', String(settings.port)], { cwd: site }),
    // Its own pages, live; the service answers them. DESK_URL is this address, at both.
    devDesk: () => {
      if (!hasDesk(root)) throw new Mistake('There is no desk here: its folder desk/ was deleted');
      return node([vite, '--config', 'desk/vite.config.ts']);
    },
    // On the loopback address alone: who reaches the editor can write files.
    edit: () => {
      if (!existsSync(path.join(root, 'editor')))
        throw new Mistake(
          'There is no editor here: its folder editor/ was deleted. Edit site/src/content/ by hand',
        );
      const flags = [
        '--config',
        '../editor/astro.config.ts',
        '--host',
        '127.0.0.1',
        '--port',
        String(settings.port),
      ];
      return node([astro, 'dev', ...flags], { cwd: site });
    },
  };
}
