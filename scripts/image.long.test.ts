import { exec, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { defaultPort } from '@vanda/forms/settings';
import { freePort } from '@vanda/testing/free-port';
import { expect, onTestFinished, test } from 'vitest';
import { copyCaches } from '../apps/site/postbuild/build-for-test.ts';
import { stages } from './dockerfile-stages.ts';

const run = promisify(exec);
/** The address of this repository's own build, whose pages are compressed already. */
const buildArguments: Record<string, string> = { SITE_URL: `http://localhost:${defaultPort}` };

/**
 * Executes a stage's steps in a folder that stands for `/`, except those that need the rights of root.
 * @param context the files that Docker is sent
 */
async function execute(stage: string, image: string, context: string): Promise<Record<string, string>> {
  let folder = image;
  const env: Record<string, string> = {};
  const inFolder = (name = '') => path.join(name.startsWith('/') ? image : folder, name);
  for (const { keyword, words, text } of stages.get(stage) ?? []) {
    if (keyword === 'WORKDIR') {
      folder = path.join(image, words[0] ?? '');
      mkdirSync(folder, { recursive: true });
    } else if (keyword === 'ENV' || keyword === 'ARG') {
      for (const [name = '', value = ''] of words.map((word) => word.split(/=(.*)/)))
        env[name] = buildArguments[name] ?? value;
    } else if (keyword === 'COPY') {
      const isFromStage = words[0]?.startsWith('--from=') ?? false;
      for (const source of words.slice(isFromStage ? 1 : 0, -1)) {
        const target = inFolder(words.at(-1));
        const place = words.at(-1)?.endsWith('/') ? path.join(target, path.basename(source)) : target;
        const own = path.join(isFromStage ? image : context, source);
        if (own !== place) cpSync(own, place, { recursive: true });
      }
    } else if (keyword === 'RUN' && !text.includes('chown')) {
      const command = text.slice('RUN '.length).replaceAll(' /built', ` ${image}/built`);
      // npm takes what its cache has, and does not ask for it again.
      const own = { ...process.env, npm_config_prefer_offline: 'true', ...env };
      await run(command, { cwd: folder, env: own, maxBuffer: 64 * 1024 * 1024 });
    }
  }
  return env;
}

test('the steps of the image make a folder from which the service starts and serves the site', {
  timeout: 1_200_000,
}, async () => {
  const image = mkdtempSync(path.join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(image, { recursive: true, force: true }), 120_000);
  const context = path.join(image, 'context');
  // .dockerignore leaves out what Git ignores.
  execFileSync('git', ['checkout-index', '--all', `--prefix=${context}/`]);
  // future.long.test.ts builds without a cache.
  copyCaches(path.join(context, 'apps/site'));
  // Program of another image.
  mkdirSync(path.join(image, 'usr/local/bin'), { recursive: true });
  writeFileSync(path.join(image, 'usr/local/bin/litestream'), '');
  // The stages run in parallel, as in BuildKit.
  await Promise.all([execute('build', image, context), execute('packages', image, context)]);
  const env = await execute('site', image, context);
  const [, program = ''] = /"node", "([^"]+)"\]$/.exec(stages.get('site')?.at(-1)?.text ?? '') ?? [];
  const port = String(await freePort());
  const service = spawn(process.execPath, [program], {
    cwd: path.join(image, 'srv/vanda'),
    env: {
      ...env,
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: path.join(image, 'data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void service.kill('SIGKILL'));
  let output = '';
  for (const stream of [service.stdout, service.stderr]) stream.on('data', (text) => (output += text));
  while (!output.includes('Ready at') && service.exitCode === null) await sleep(50);
  expect(output).toContain('Ready at');
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('</html>');
});
