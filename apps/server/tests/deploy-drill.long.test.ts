import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@vanda/testing/free-port';
import { type RawResponse, rawRequest } from '@vanda/testing/http';
import { isAnswering, startProgram } from '@vanda/testing/program';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { expect, it, onTestFinished } from 'vitest';
import { startClients } from './support/clients.ts';
import { runCommand, runProgram } from './support/command.ts';
import { createDatabase, postgresPrograms, startPostgres } from './support/postgres.ts';
import { prepareService } from './support/process.ts';
import { enquiry } from './support/service.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const guide = 'docs/deploy-one-server.md';

/** In the table "Change a secret"; the others need another program. */
const secrets: Record<string, string>[] = [
  { SMTP_URL: 'smtp://user:next@127.0.0.1:9', MAIL_FROM: 'a@vanda.example', MAIL_TO: 'b@vanda.example' },
  { LINK_SECRET: 'l'.repeat(24) },
  { WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: 'w'.repeat(24) },
];

/** systemd, reduced to a socket that stays open and a service that is started on it again: sd_listen_fds(3). */
const holder = `
pid=
while read -r command < "$CONTROL"; do
  if [ -n "$pid" ]; then kill -TERM "$pid" 2>/dev/null; wait "$pid"; fi
  [ "$command" = end ] && exit
  if [ "$command" = stop ]; then pid=; echo done > "$DONE"; continue; fi
  set -a; . "$VANDA_SETTINGS"; set +a
  (cd "$VANDA_HOME/current" && exec env LISTEN_FDS=1 LISTEN_PID=$BASHPID node apps/server/src/main.ts) 3<&3 &
  pid=$!
  echo done > "$DONE"
done`;

/** Programs of the guide that need a separate machine. */
const stubs = {
  useradd: '',
  runuser: 'shift 3; exec "$@"',
  install: 'exec /usr/bin/install $(sed -E "s/-[og] vanda//g" <<<"$*")',
  editor: 'echo "PORT=$PORT" >> "$1"',
  'systemd-run': `while [[ $1 == --* ]]; do case $1 in --setenv=*) export "\${1#--setenv=}" ;; esac; shift; done; set -a; . "$VANDA_SETTINGS"; exec "$@"`,
  systemctl: `enabled=$VANDA_HOME/publisher.enabled pid=$VANDA_HOME/publisher.pid
  case "$*" in
    'restart vanda' | 'start vanda-litestream vanda.socket vanda') echo restart > "$CONTROL"; read -r _ < "$DONE" ;;
    'stop vanda' | 'stop vanda.socket vanda vanda-litestream') echo stop > "$CONTROL"; read -r _ < "$DONE" ;;
    'is-active vanda-publisher') echo active ;;
    "list-timers --no-legend vanda-*") echo 'Mon 02:30 vanda-doctor.timer' ;;
    'start vanda-copy') mkdir -p backups && node current/apps/server/src/cli.ts backup backups/$(date +%s%N) ;;
    'enable --now vanda-publisher') touch "$enabled"; exec systemctl restart vanda-publisher ;;
    'is-enabled --quiet vanda-publisher') [ -e "$enabled" ] ;;
    'restart vanda-publisher')
      if [ -e "$pid" ]; then kill "$(cat "$pid")"; tail --pid="$(cat "$pid")" -f /dev/null; fi
      cd "$VANDA_HOME/current"
      CONTENT_DIR=$(sed -n 's/^CONTENT_DIR=//p' "$VANDA_SETTINGS") PUBLISHER_ONE_ACCOUNT=1 nohup node office/publisher/src/main.ts >>"$VANDA_HOME/publisher.log" 2>&1 &
      echo $! > "$pid" ;;
  esac`,
};

/** The runner of a version: its site is a page with the price of one course. */
const course = 'professional-scrum-master';
const runner = `
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pages, writeBuild } from ${JSON.stringify(path.join(root, 'apps/server/tests/support/site.ts'))};
import { publishBuild } from ${JSON.stringify(path.join(root, 'packages/build/src/publish.ts'))};
if (!existsSync('node_modules')) symlinkSync(${JSON.stringify(path.join(root, 'node_modules'))}, 'node_modules');
if (existsSync('broken-build')) process.exit(1);
const content = process.env.CONTENT_DIR ?? 'apps/site/src/content';
const [, price] = /^priceSgd: (\\d+)/m.exec(readFileSync(path.join(content, 'courses/${course}.yaml'), 'utf8'));
const name = String(Date.now());
const folder = path.join('apps/site/builds', name);
writeBuild(folder, { ...pages, 'index.html': \`<h1>SGD \${price}</h1>\` });
if (process.env.CONTENT_COMMIT) writeFileSync(path.join(folder, 'http/content-commit'), process.env.CONTENT_COMMIT);
publishBuild(path.resolve('apps/site'), name);
process.exit();
`;

/** The lines of a guide's block that contains `word`, with all its places below one folder. */
function guideLines(file: string, home: string, word: string): string[] {
  const blocks = readFileSync(path.join(root, file), 'utf8').matchAll(/```sh\n([^`]*)```/g);
  const block = [...blocks].map(([, text = '']) => text).find((text) => text.includes(word)) ?? '';
  return block
    .replaceAll('/usr/local/bin/node', 'node')
    .replaceAll(/(?<=[ =])\/(?=(?:srv|etc|var|root)\b)/g, `${home}/`)
    .replaceAll(/^\/(?=root\b)/gm, `${home}/`)
    .split('\n')
    .filter((line) => line && !line.startsWith('curl'));
}

it('the month of an operator by the guides loses no request, enquiry or price: install, desk, publisher, updates, edits, broken versions, rollback, loss, restore, secrets, PostgreSQL, a second instance', {
  timeout: 600_000,
}, async () => {
  const home = temporaryFolder();
  const upstream = path.join(home, 'upstream');
  const { environment, origin } = await prepareService({});
  const { SITE_DIST: _dist, SITE_HTTP_MAP: _map, ...prepared } = environment;
  const service = { ...prepared, DATA_DIR: path.join(home, 'var/lib/vanda') };
  const place = (name: string) => path.join(home, name);
  for (const name of ['bin', 'root', 'var/lib', 'var/backups', 'etc/systemd/system', 'srv/vanda'])
    mkdirSync(place(name), { recursive: true });
  for (const [name, script] of Object.entries(stubs)) {
    writeFileSync(place(`bin/${name}`), `#!/usr/bin/env bash\n${script}\n`);
    chmodSync(place(`bin/${name}`), 0o755);
  }
  for (const name of ['control', 'done']) execFileSync('mkfifo', [place(name)]);
  const env = {
    ...process.env,
    ...service,
    PATH: `${place('bin')}:${path.dirname(process.execPath)}:${process.env.PATH}`,
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
    RECEIPT_LIMIT: '0',
    VANDA_HOME: place('srv/vanda'),
    VANDA_SETTINGS: place('etc/vanda.env'),
    PATIENCE_SECONDS: '15',
    CONTROL: place('control'),
    DONE: place('done'),
  };

  const git = (...args: string[]) =>
    execFileSync('git', ['-C', upstream, '-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args]);
  for (const folder of ['apps/server/src', 'office/publisher', 'apps/site/src/content', 'infra'])
    cpSync(path.join(root, folder), path.join(upstream, folder), { recursive: true });
  mkdirSync(path.join(upstream, 'scripts/run'), { recursive: true });
  for (const file of ['scripts/run.mjs', 'scripts/run/build-site.mjs'])
    writeFileSync(path.join(upstream, file), runner);
  writeFileSync(path.join(upstream, 'package.json'), '{"scripts":{"sbom":"true"}}');
  git('init', '--quiet', '--initial-branch=main');
  const commit = (change: () => void) => {
    change();
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message=version');
  };
  commit(() => undefined);

  const systemd = await holdSocket(Number(environment.PORT), env);
  onTestFinished(async () => {
    writeFileSync(place('control'), 'end\n');
    await once(systemd, 'close');
  });
  const online = () => readlinkSync(place('srv/vanda/current'));
  let commands = 0;
  const operator = (file: string, ...args: string[]) => {
    commands++;
    return runProgram(file, args, env);
  };
  const deploy = (...args: string[]) => operator(place('root/infra/deploy'), ...args);
  /** Lines of a guide, each a command. */
  const follow = async (lines: readonly string[]) => {
    commands += lines.length - 1;
    const done = await operator('bash', '-O', 'expand_aliases', '-ec', lines.join('\n'));
    expect(done.status, done.error).toBe(0);
    return done.out;
  };
  const set = (name: string, value: string) => appendFileSync(env.VANDA_SETTINGS, `${name}=${value}\n`);

  await follow(guideLines(guide, home, 'useradd').map((line) => line.replace('ADDRESS', upstream)));
  const first = online();
  const load = startLoad(origin);

  set('CONTENT_DIR', place('content'));
  onTestFinished(() => void process.kill(Number(readFileSync(place('srv/vanda/publisher.pid'), 'utf8'))));
  await operator('systemctl', 'enable', '--now', 'vanda-publisher');
  await setPrice(place('content'), 801);
  await expect.poll(load.price).toBe('801');

  commit(() => appendFileSync(path.join(upstream, 'CHANGELOG.md'), '- **Caddy.** Reload it.\n'));
  const newer = await deploy('status');
  expect(newer.out).toMatch(/^online: versions\/.*\nnewer: 1 commits of main\n.* version\n.*Reload it/);
  expect(newer.out).toMatch(/publisher: active, the site shows what is published/);
  expect(newer.out).toMatch(/timer: .*vanda-doctor[\s\S]*WRONG +backup: none is known/);
  const updated = await deploy('update');
  expect(updated).toMatchObject({ status: 0, error: expect.stringContaining(`${online()} is online`) });
  expect(updated.error).toMatch(/Reload it[\s\S]*is online/);
  const second = online();
  expect(second).not.toBe(first);
  expect(await deploy('update')).toMatchObject({ status: 0, error: expect.stringContaining('nothing new') });
  expect(online()).toBe(second);

  await setPrice(place('content'), 802);
  await expect.poll(load.price).toBe('802');
  commit(() => writeFileSync(path.join(upstream, 'third'), ''));
  expect(await deploy('update')).toMatchObject({ status: 0 });
  const third = online();

  commit(() => writeFileSync(path.join(upstream, 'apps/server/src/main.ts'), "throw new Error('broken')"));
  const broken = await deploy('update');
  expect(broken.status).toBe(1);
  expect(broken.error).toContain(`does not answer; ${third} is online again`);
  expect(online()).toBe(third);

  commit(() => writeFileSync(path.join(upstream, 'broken-build'), ''));
  const unbuilt = await deploy('update');
  expect(unbuilt.status).toBe(1);
  expect(unbuilt.error).toContain("can't be built; nothing has changed");
  expect(online()).toBe(third);

  await setPrice(place('content'), 803);
  await expect.poll(load.price).toBe('803');
  expect(await deploy('rollback')).toMatchObject({ status: 0 });
  expect(online()).toBe(second);
  await setPrice(place('content'), 804);
  await expect.poll(load.price).toBe('804');

  const { failures, answered, accepted, prices } = await load.end();
  console.log(`${answered} requests during seven changes, ${accepted.length} enquiries`);
  expect(failures).toEqual([]);
  expect(prices).toEqual(['800', '801', '802', '803', '804']);
  expect(accepted.length).toBeGreaterThan(20);
  expect(readdirSync(place('srv/vanda/backups')).length).toBeGreaterThan(0);
  const restoring = guideLines(guide, home, 'enquiries restore');
  const [alias = ''] = restoring;
  const lost = async (store: Record<string, string>) => {
    const { out } = await runCommand(store, 'export', '--csv');
    return accepted.filter((reference) => !out.includes(reference));
  };
  expect(await lost({ DATA_DIR: service.DATA_DIR })).toEqual([]);

  // Backup, loss and restore. Litestream and restic need storage elsewhere: litestream.test.ts runs the first.
  await follow([alias, `enquiries backup ${place('var/backups/vanda/enquiries.db')}`]);
  expect((await deploy('status')).out).toMatch(/ok +backup restored for trial: 0 hours old/);
  await operator('systemctl', 'stop', 'vanda');
  rmSync(service.DATA_DIR, { recursive: true });
  expect(await follow(restoring.filter((line) => !/ --(latest|at) /.test(line)))).toContain(accepted.at(-1));
  expect(await lost({ DATA_DIR: service.DATA_DIR })).toEqual([]);

  // Secrets: those that a restart changes.
  for (const changed of secrets) {
    for (const [name, value] of Object.entries(changed)) set(name, value);
    await operator('systemctl', 'restart', 'vanda');
    await expect.poll(() => isAnswering(`${origin}/readyz`), { timeout: 30_000 }).toBe(true);
  }

  if (postgresPrograms) {
    const postgres = await startPostgres();
    onTestFinished(postgres.remove);
    const store = { DATABASE_URL: await createDatabase(postgres.address) };
    await operator('systemctl', 'stop', 'vanda');
    expect(await follow([alias, `enquiries copy --to ${store.DATABASE_URL}`])).toContain(
      'counted on both sides',
    );
    set('DATABASE_URL', store.DATABASE_URL);
    await operator('systemctl', 'restart', 'vanda');
    const port = await freePort();
    const other = startProgram(process.execPath, ['apps/server/src/main.ts'], {
      cwd: place('srv/vanda/current'),
      env: { ...env, ...store, PORT: String(port) },
    });
    onTestFinished(async () => void (await other.end('SIGTERM')));
    await other.untilAnswering(`http://127.0.0.1:${port}/readyz`);
    await expect.poll(() => isAnswering(`${origin}/readyz`), { timeout: 30_000 }).toBe(true);
    const last = startLoad(`http://127.0.0.1:${port}`, 'tan');
    await expect.poll(last.price).toBe('804');
    const sent = await last.end();
    expect(sent.failures).toEqual([]);
    accepted.push(...sent.accepted);
    expect(await lost(store)).toEqual([]);
  }
  const notRun = [
    'systemd, accounts and TLS (imitated)',
    'restic and Litestream, with their keys',
    'passkeys',
    ...(postgresPrograms ? [] : ['PostgreSQL, second instance']),
  ];
  console.log(`The month took ${commands} commands. Not run here: ${notRun.join('; ')}.`);
});

/** Publishes a draft with another price, by the commands of the desk. */
async function setPrice(content: string, priceSgd: number): Promise<void> {
  const by = { id: 'rachel', name: 'Rachel Koh' };
  const ask = async (name: string, asking: object) => {
    const { body, status } = await rawRequest('http://publisher', `/${name}`, {
      method: 'POST',
      socketPath: path.join(content, '.desk/publisher.sock'),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ by, ...asking }),
    });
    expect([status, String(body)]).toEqual([200, expect.any(String)]);
    return JSON.parse(String(body));
  };
  const press = () => ({ idempotencyKey: randomUUID() });
  const made = () => ask('makeDraft', { body: press() }).catch(() => undefined);
  await expect.poll(made, { timeout: 60_000 }).toBeTruthy();
  const { draft } = await made();
  const place = { collection: 'courses', slug: course };
  const params = { draft: draft.id };
  const entry = await ask('entry', { params: place, query: params });
  const body = { version: entry.version, values: { ...entry.values, priceSgd }, body: null };
  await ask('saveEntry', { params: { ...params, ...place }, body });
  const { changedAtMs } = (await ask('draft', { params })).draft;
  const publish = { params, body: { ...press(), changedAtMs, publishAtMs: null } };
  expect(await ask('publish', publish)).toMatchObject({ outcome: 'started' });
}

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

function startLoad(origin: string, name = 'mei') {
  const failures: unknown[] = [];
  const accepted: string[] = [];
  /** Prices that visitors saw, in order. */
  const prices: string[] = [];
  let answered = 0;
  const ask = async (address: string, expected: number, options = {}) => {
    const answer = await rawRequest(origin, address, options).catch((error: unknown) => error);
    const isExpected = (answer as RawResponse).status === expected;
    if (isExpected) answered++;
    else failures.push([address, (answer as RawResponse).status ?? answer]);
    return isExpected ? String((answer as RawResponse).body) : '';
  };
  const end = startClients(3, async (count, number) => {
    const [, price] = /SGD (\d+)/.exec(await ask('/', 200)) ?? [];
    if (price && price !== prices.at(-1)) prices.push(price);
    const text = await ask('/api/enquiries/contact', 201, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...enquiry, email: `${name}-${number}-${count}@example.com` }),
    });
    if (text) accepted.push(String(JSON.parse(text).reference));
    await sleep(50);
  });
  return {
    price: () => prices.at(-1),
    async end() {
      await end();
      return { failures, answered, accepted, prices };
    },
  };
}
