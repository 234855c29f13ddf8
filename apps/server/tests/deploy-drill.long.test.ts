import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startClients } from './support/clients.ts';
import { runCommand, runProgram } from './support/command.ts';
import { type RawAnswer, rawRequest } from './support/http.ts';
import { prepareService } from './support/process.ts';
import { enquiry } from './support/service.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** systemd, reduced to a socket that stays open and a service that is started on it again: sd_listen_fds(3). */
const holder = `
pid=
while read -r command < "$CONTROL"; do
  if [ -n "$pid" ]; then kill -TERM "$pid" 2>/dev/null; wait "$pid"; fi
  [ "$command" = end ] && exit
  (cd "$VANDA_HOME/current" && exec env LISTEN_FDS=1 LISTEN_PID=$BASHPID node apps/server/src/main.ts) 3<&3 &
  pid=$!
  echo done > "$DONE"
done`;

const stubs = {
  npm: `case $1 in
    install) ln -s '${root}/node_modules' node_modules ;;
    run) [ ! -e broken-build ] ;;
  esac`,
  systemctl: `case "$*" in
    'restart vanda') echo restart > "$CONTROL"; read -r _ < "$DONE" ;;
    'start vanda-copy') mkdir -p backups && node current/apps/server/src/cli.ts backup backups/$(date +%s%N) ;;
  esac`,
};

it('an update, a version that does not start, one that does not build and a rollback lose no request and no enquiry', {
  timeout: 300_000,
}, async () => {
  const home = temporaryFolder();
  const upstream = path.join(home, 'upstream');
  const { environment, origin } = await prepareService({});
  const place = (name: string) => path.join(home, name);
  mkdirSync(place('bin'));
  for (const [name, script] of Object.entries(stubs)) {
    writeFileSync(place(`bin/${name}`), `#!/usr/bin/env bash\n${script}\n`);
    chmodSync(place(`bin/${name}`), 0o755);
  }
  for (const name of ['control', 'done']) execFileSync('mkfifo', [place(name)]);
  const env = {
    ...process.env,
    ...environment,
    PATH: `${place('bin')}:${path.dirname(process.execPath)}:${process.env.PATH}`,
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
    RECEIPT_LIMIT: '0',
    VANDA_HOME: home,
    PATIENCE_SECONDS: '15',
    CONTROL: place('control'),
    DONE: place('done'),
  };

  const git = (...args: string[]) =>
    execFileSync('git', ['-C', upstream, '-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args]);
  cpSync(path.join(root, 'apps/server'), path.join(upstream, 'apps/server'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  const commit = (change: () => void) => {
    change();
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message=version');
  };
  commit(() => undefined);
  execFileSync('git', ['clone', '--quiet', upstream, place('repository')]);

  const systemd = await holdSocket(Number(environment.PORT), env);
  onTestFinished(async () => {
    writeFileSync(place('control'), 'end\n');
    await once(systemd, 'close');
  });
  const online = () => readlinkSync(place('current'));
  const deploy = (...args: string[]) => runProgram(path.join(root, 'infra/deploy'), args, env);

  expect(await deploy('update')).toMatchObject({ status: 0 });
  const first = online();
  const load = startLoad(origin);

  commit(() => writeFileSync(path.join(upstream, 'second'), ''));
  expect(await deploy('update')).toMatchObject({ status: 0 });
  const second = online();
  expect(second).not.toBe(first);

  commit(() => writeFileSync(path.join(upstream, 'apps/server/src/main.ts'), "throw new Error('broken')"));
  const broken = await deploy('update');
  expect(broken.status).toBe(1);
  expect(broken.error).toContain(`does not answer; ${second} is online again`);
  expect(online()).toBe(second);

  commit(() => writeFileSync(path.join(upstream, 'broken-build'), ''));
  const unbuilt = await deploy('update');
  expect(unbuilt.status).toBe(1);
  expect(unbuilt.error).toContain("can't be built; nothing has changed");
  expect(online()).toBe(second);

  expect(await deploy('rollback')).toMatchObject({ status: 0 });
  expect(online()).toBe(first);

  const { failures, answered, accepted } = await load.end();
  console.log(`${answered} requests during five changes, ${accepted.length} enquiries`);
  expect(failures).toEqual([]);
  const { out } = await runCommand({ DATA_DIR: environment.DATA_DIR }, 'export', '--csv');
  expect(accepted.filter((reference) => !out.includes(reference))).toEqual([]);
  expect(accepted.length).toBeGreaterThan(20);
  expect(readdirSync(place('backups')).length).toBeGreaterThan(0);
});

async function holdSocket(port: number, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { fd } = (server as unknown as { _handle: { fd: number } })._handle;
  const child = spawn('bash', ['-c', holder], { env, stdio: ['ignore', 'inherit', 'inherit', fd] });
  await once(child, 'spawn');
  server.close();
  return child;
}

function startLoad(origin: string) {
  const failures: unknown[] = [];
  const accepted: string[] = [];
  let answered = 0;
  const ask = async (address: string, expected: number, options = {}) => {
    const answer = await rawRequest(origin, address, options).catch((error: unknown) => error);
    const isExpected = (answer as RawAnswer).status === expected;
    if (isExpected) answered++;
    else failures.push([address, (answer as RawAnswer).status ?? answer]);
    return isExpected ? String((answer as RawAnswer).body) : '';
  };
  const end = startClients(3, async (count, number) => {
    await ask('/', 200);
    const text = await ask('/api/enquiries/contact', 201, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...enquiry, email: `mei-${number}-${count}@example.com` }),
    });
    if (text) accepted.push(String(JSON.parse(text).reference));
    await sleep(10);
  });
  return {
    async end() {
      await end();
      return { failures, answered, accepted };
    },
  };
}
