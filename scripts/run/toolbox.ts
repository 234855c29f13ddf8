import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { deskBuild, fingerprintOf, isCurrent, siteBuild, writeStamp } from './builds.ts';
import { CommandError } from './command-error.mjs';
import { capture, run, withProgress } from './processes.mjs';

export type Toolbox = ReturnType<typeof createToolbox>;

type NodeOptions = {
  cwd?: string;
  env?: Record<string, string>;
  signal?: AbortSignal;
  print?: (text: string) => void;
};

/** The project's programs, all run by this Node with one environment. */
export function createToolbox(root: string, settings: { port: number }) {
  const node24 = process.execPath;
  const baseEnv = {
    ...process.env,
    PATH: [path.dirname(node24), path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
    PORT: String(settings.port),
    // Compile cache: halves the start time.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
    // No telemetry, no background servers.
    ASTRO_TELEMETRY_DISABLED: '1',
    ASTRO_DEV_BACKGROUND: '0',
    ASTRO_PREVIEW_BACKGROUND: '0',
  };
  // React's production build, regardless of the shell's NODE_ENV.
  const buildEnv = { ...baseEnv, NODE_ENV: 'production', NODE_DISABLE_COMPILE_CACHE: '1' };
  const astro = path.join(root, 'node_modules/astro/bin/astro.mjs');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const site = path.join(root, 'apps/site');

  const node = (args: string[], { cwd = root, env = {}, print, ...options }: NodeOptions = {}) =>
    run(node24, args, { cwd, env: { ...baseEnv, ...env }, ...options }, print);

  /** Builds into a separate folder, so a failed build changes nothing. */
  async function buildSite() {
    const fingerprint = fingerprintOf(root, siteBuild);
    const name = new Date().toISOString().replaceAll(/\D/g, '');
    const folder = path.join(site, 'builds', name);
    const code = await withProgress('Building the site', () => buildInto(folder, fingerprint));
    if (code !== 0) rmSync(folder, { recursive: true, force: true });
    return code;
  }

  /**
   * Shows Astro's warnings, and its whole output only when the build fails. The content lint runs beside it and ends it:
   * it names all issues of the content where Astro stops at the first.
   */
  async function buildInto(folder: string, fingerprint: string) {
    const lint = new AbortController();
    // Read before the build: what the office publishes meanwhile may be missing from it.
    const commit = await contentCommit();
    const [lintCode, { code, output }] = await Promise.all([
      node(['apps/site/content-lint/check-content.ts', '--quiet']).then((lintCode) => {
        if (lintCode !== 0) lint.abort();
        return lintCode;
      }),
      renderPages(path.join(folder, 'dist'), lint.signal),
    ]);
    if (lintCode !== 0) return lintCode;
    const shown = output.split('\n').filter((line) => code !== 0 || line.includes('[WARN]'));
    if (shown.length > 0) console.error(shown.join('\n'));
    if (code !== 0) return code;
    // The report is for desk and monitoring, and never fails a build.
    const report = `--json=${path.join(folder, 'http/launch-report.json')}`;
    await capture(node24, ['apps/site/content-lint/check-launch.ts', report], { cwd: root, env: baseEnv });
    writeStamp(path.join(folder, 'http/fingerprint'), fingerprint);
    if (commit) writeStamp(path.join(folder, 'http/content-commit'), commit);
    return node(['packages/build/src/publish-build.ts', folder]);
  }

  function renderPages(outDir: string, signal?: AbortSignal) {
    const flags = ['--config', 'build.config.mjs', '--outDir', outDir];
    const options = { cwd: site, env: buildEnv, ...(signal && { signal }) };
    return capture(node24, ['--max-semi-space-size=64', astro, 'build', ...flags], options);
  }

  /** The pages alone, without what only a visitor's request needs (astro.config.ts). */
  async function buildPreview(folder: string) {
    const { code, output } = await renderPages(folder);
    if (code !== 0) console.error(output);
    return code;
  }

  /** The publisher names the commit that it builds. */
  async function contentCommit() {
    const { CONTENT_COMMIT, CONTENT_DIR } = process.env;
    if (CONTENT_COMMIT || !CONTENT_DIR || !existsSync(path.join(CONTENT_DIR, '.git'))) return CONTENT_COMMIT;
    const { code, output } = await capture('git', ['-C', CONTENT_DIR, 'rev-parse', 'HEAD']);
    return code === 0 ? output.trim() : undefined;
  }

  const publisher = 'office/publisher/src/main.ts';
  const hasPublisher = () => Boolean(process.env.CONTENT_DIR) && existsSync(path.join(root, publisher));

  /** Makes the repository of the content on its first use, before it is built. */
  const prepareContent = async () =>
    hasPublisher() && !existsSync(path.join(process.env.CONTENT_DIR ?? '', '.git'))
      ? node([publisher, '--prepare'])
      : 0;

  // V8 otherwise keeps up to 130 MB for short-lived objects: docs/intake.md.
  const server = ['--max-semi-space-size=8', 'apps/server/src/main.ts'];
  // The office may be deleted.
  const hasDesk = () => existsSync(path.join(root, 'office/desk/vite.config.ts'));

  async function buildDesk() {
    const fingerprint = fingerprintOf(root, deskBuild);
    if (!hasDesk() || isCurrent(root, deskBuild, fingerprint)) return 0;
    const args = [vite, 'build', '--config', 'office/desk/vite.config.ts', '--logLevel', 'warn'];
    const { code, output } = await withProgress("Building the desk's pages", () =>
      capture(node24, args, { cwd: root, env: buildEnv }),
    );
    if (code === 0) writeStamp(path.join(root, deskBuild.stamp), fingerprint);
    else console.error(output);
    return code;
  }

  const isSiteCurrent = () => isCurrent(root, siteBuild, fingerprintOf(root, siteBuild));
  const build = async () => (await buildSite()) || buildDesk();

  /** Runs the publisher beside the server where the desk edits the content. */
  async function serve() {
    if (!existsSync(path.join(root, siteBuild.result)))
      throw new CommandError('There is no built site yet: run npm run build, or npm start which does both');
    if (!hasPublisher() || !process.env.DESK_URL) return node(server);
    const end = new AbortController();
    // Rejects when the abort ends it.
    const beside = node([publisher], { signal: end.signal }).catch(() => 0);
    const code = await node(server);
    end.abort();
    await beside;
    return code;
  }

  return {
    root,
    node,
    build,
    buildSite,
    buildPreview,
    serve,
    isCurrent: () =>
      isSiteCurrent() && (!hasDesk() || isCurrent(root, deskBuild, fingerprintOf(root, deskBuild))),
    buildIfNeeded: async () => (await prepareContent()) || (isSiteCurrent() ? buildDesk() : build()),
    // Astro stops at an issue that exists when it starts; the lint names all of them.
    dev: async () =>
      (await node(['apps/site/content-lint/check-content.ts', '--quiet'])) ||
      node([astro, 'dev', '--port', String(settings.port)], { cwd: site }),
  };
}
