import { createHmac, randomUUID } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startClients } from '@vanda/server/testing/clients';
import { hasLitestream } from '@vanda/server/testing/litestream';
import { startMailServer } from '@vanda/server/testing/mail-server';
import { createDatabase, postgresPrograms, runSql, startPostgres } from '@vanda/server/testing/postgres';
import { startReceiver } from '@vanda/server/testing/receiver';
import { enquiry, postJson } from '@vanda/server/testing/service';
import { freePort } from '@vanda/testing/free-port';
import { type RawResponse, rawRequest } from '@vanda/testing/http';
import { isAnswering } from '@vanda/testing/program';
import { expect, it, onTestFinished } from 'vitest';
import { acceptInvitation, createBrowser, deskUrl, signIn } from './support/desk.ts';
import { bootMachine, canBoot, checkout } from './support/machine.ts';
import { startObjectStorage } from './support/object-storage.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const guide = readFileSync(path.join(root, 'docs/deploy-one-server.md'), 'utf8');
const missing = [
  ...['restic', 'caddy'].filter((name) => !existsSync(`/usr/bin/${name}`)),
  ...(hasLitestream ? [] : ['litestream']),
  ...(postgresPrograms ? [] : ['postgresql']),
  ...(canBoot ? [] : ['systemd, with the right to boot it']),
];
if (missing.length > 0) console.warn(`The operator's drill is not run without ${missing.join(', ')}`);
const settings = '/etc/vanda.env';

/** Pairs of keys made for this test by `age-keygen`. */
const ageKeys = [
  {
    LITESTREAM_RECIPIENT: 'age1j0ksewamukuyxhjv0e56pgxy57qluvne9pduvtsktehqw7dw7v8q8ks6uf',
    LITESTREAM_KEY: 'AGE-SECRET-KEY-16X99H3G9MYSASJFXY0X8N0J3UARRF7EVL7ZP72WMP2XSMMH3QGPQK7JLT4',
  },
  {
    LITESTREAM_RECIPIENT: 'age122kvnnn49xjqp7c4733vzkza2g0gn0j5twr4rfjnajluf6axt56sx86sum',
    LITESTREAM_KEY: 'AGE-SECRET-KEY-14GJDZH5XPKDSSG6JKPGN3W399VRAWHH2Z9F97Q7HMZJF86D8ZP0QXR9CQJ',
  },
];

/** The runner of a version: its site is a page with the price of one course. */
const course = 'professional-scrum-master';
const runner = `
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pages, writeBuild } from '${checkout}/apps/server/tests/support/site.ts';
import { publishBuild } from '${checkout}/packages/build/src/publish.ts';
if (!existsSync('node_modules')) symlinkSync('${checkout}/node_modules', 'node_modules');
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

/** Commands of the block of the guide that contains the words. Downloads are left out: their programs are there. */
function guideLines(words: string): string[] {
  const blocks = [...guide.matchAll(/```sh\n([^`]*)```/g)].map(([, text = '']) => text);
  const block = blocks.find((text) => text.includes(words)) ?? '';
  return block.split('\n').filter((line) => line && !/^(curl|apt-get) /.test(line));
}

const [alias = ''] = guideLines('enquiries restore');

it.skipIf(missing.length > 0)(
  'the month of an operator by the guides loses no request, enquiry or price',
  { timeout: 900_000 },
  async () => {
    const machine = await bootMachine();
    const { place } = machine;
    const [port, deskPort] = [await freePort(), await freePort()];
    const origin = `http://127.0.0.1:${port}`;
    const mail = await startMailServer('first');
    const receiver = await startReceiver(200);
    const storage = await startObjectStorage();
    storage.keys.add('first');
    const upstream = place('/srv/upstream');
    const git = async (command: string) =>
      expect(await machine.run(`git -C /srv/upstream ${command}`)).toMatchObject({ status: 0 });
    for (const folder of [
      'apps/server/src',
      'office/api',
      'office/server/src',
      'office/publisher',
      'apps/site/src/content',
      'infra',
    ])
      cpSync(path.join(root, folder), path.join(upstream, folder), { recursive: true });
    mkdirSync(path.join(upstream, 'scripts/run'), { recursive: true });
    for (const file of ['scripts/run.mjs', 'scripts/run/build-site.mjs'])
      writeFileSync(path.join(upstream, file), runner);
    writeFileSync(path.join(upstream, 'package.json'), '{"type":"module","scripts":{"sbom":"true"}}');
    await git('init --quiet --initial-branch=main');
    const commit = async (change: () => void) => {
      change();
      await git('add --all');
      await git('-c user.name=T -c user.email=t@x.example commit --quiet --allow-empty --message=version');
    };
    await commit(() => undefined);

    let commands = 0;
    const operator = (...lines: readonly string[]) => {
      commands += lines.filter((line) => line !== alias).length;
      return machine.run(lines.join('\n'));
    };
    const deploy = (command: string) => operator(`/root/infra/deploy ${command}`);
    const enquiries = async (command: string) => (await machine.run(`${alias}\nenquiries ${command}`)).out;
    const follow = async (lines: readonly string[]) => {
      const { status, out, error } = await operator(...lines);
      const journal = status === 0 ? '' : (await machine.run('journalctl --lines=60 --unit=vanda*')).out;
      expect(status, `${error}\n${journal}`).toBe(0);
      return out;
    };
    const set = (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) machine.append(settings, `${name}=${value}`);
    };
    const isReady = () => isAnswering(`${origin}/readyz`);
    const untilReady = () => expect.poll(isReady, { timeout: 60_000 }).toBe(true);
    const restart = async (unit = 'vanda') => {
      await follow([`systemctl restart ${unit}`]);
      await untilReady();
    };
    const online = () => readlinkSync(place('/srv/vanda/current'));
    const publisherSocket = place('/srv/vanda/content/.desk/publisher.sock');

    // What the operator writes with the editor, and what the image of a server brings.
    writeFileSync(place('/usr/local/bin/editor'), '#!/bin/sh\ncat /root/written >> "$1"\n', { mode: 0o755 });
    machine.append('/etc/gitconfig', '[safe]\n\tdirectory = *');
    const written = {
      ...{
        PORT: port,
        DESK_PORT: deskPort,
        DESK_URL: deskUrl,
        LOG_LEVEL: 'error',
        RATE_LIMIT: 0,
        RECEIPT_LIMIT: 0,
      },
      ...{
        DESK_DIST: `${checkout}/apps/server/tests/support/desk-dist`,
        ...mail.environment,
        ...receiver.environment,
      },
    };
    for (const [name, value] of Object.entries(written))
      machine.append('/root/written', `${name}="${value}"`);
    await machine.run(
      `ln -s ${checkout}/node_modules/@flydotio/litestream-linux-x64/litestream /usr/local/bin`,
    );
    const ports = `sed -i s/:4321/:${port}/\\;s/:4322/:${deskPort}/ /etc/systemd/system/vanda.socket`;
    await follow(
      guideLines('useradd').flatMap((line) =>
        line.startsWith('cp ')
          ? [line, ports, 'systemctl daemon-reload']
          : [line.replace('ADDRESS', '/srv/upstream')],
      ),
    );
    const units = await machine.run('systemd-analyze verify --man=no /etc/systemd/system/vanda*');
    expect(units).toMatchObject({ status: 0, out: '', error: '' });
    const [, exposure] = /systemd-analyze security`: ([\d.]+)/.exec(guide) ?? [];
    const { out: security } = await machine.run('systemd-analyze security vanda');
    expect(security).toContain(`vanda.service: ${exposure} `);
    const first = online();
    const load = startLoad(origin);

    set({ CONTENT_DIR: '/srv/vanda/content' });
    await restart();
    await operator('systemctl enable --now vanda-publisher');
    await setPrice(publisherSocket, 801);
    await expect.poll(load.price).toBe('801');
    await commit(() => appendFileSync(path.join(upstream, 'CHANGELOG.md'), '- **Caddy.** Reload it.\n'));
    const newer = await deploy('status');
    expect(newer.out).toMatch(/^online: versions\/.*\nnewer: 1 commits of main\n.* version\n.*Reload it/);
    expect(newer.out).toMatch(/publisher: active, the site shows what is published/);
    expect(newer.out).toMatch(/timer: .*vanda-doctor[\s\S]*WRONG +backup: none is known/);
    const updated = await deploy('update');
    expect(updated).toMatchObject({ status: 0, error: expect.stringContaining(`${online()} is online`) });
    expect(updated.error).toMatch(/Reload it[\s\S]*is online/);
    const second = online();
    expect(second).not.toBe(first);
    expect(await deploy('update')).toMatchObject({
      status: 0,
      error: expect.stringContaining('nothing new'),
    });
    expect(online()).toBe(second);

    await setPrice(publisherSocket, 802);
    await expect.poll(load.price).toBe('802');
    await commit(() => writeFileSync(path.join(upstream, 'third'), ''));
    expect(await deploy('update')).toMatchObject({ status: 0 });
    const third = online();

    await commit(() =>
      writeFileSync(path.join(upstream, 'apps/server/src/main.ts'), "throw new Error('broken')"),
    );
    const broken = await deploy('update');
    expect(broken.status).toBe(1);
    expect(broken.error).toContain(`does not answer; ${third} is online again`);
    expect(online()).toBe(third);

    await commit(() => writeFileSync(path.join(upstream, 'broken-build'), ''));
    const unbuilt = await deploy('update');
    expect(unbuilt.status).toBe(1);
    expect(unbuilt.error).toContain("can't be built; nothing has changed");
    expect(online()).toBe(third);

    await setPrice(publisherSocket, 803);
    await expect.poll(load.price).toBe('803');
    expect(await deploy('rollback')).toMatchObject({ status: 0 });
    expect(online()).toBe(second);
    await setPrice(publisherSocket, 804);
    await expect.poll(load.price).toBe('804');

    const { failures, answered, accepted, prices } = await load.end();
    console.log(`${answered} requests during seven changes, ${accepted.length} enquiries`);
    expect(failures).toEqual([]);
    expect(prices).toEqual(['800', '801', '802', '803', '804']);
    expect(accepted.length).toBeGreaterThan(20);
    expect((await machine.run('ls /var/backups/vanda')).out).toContain('before-update-');
    const lost = async () => {
      const known = await enquiries('export --csv');
      return accepted.filter((reference) => !known.includes(reference));
    };
    /** Loses the store, and brings it back by the lines of the guide and the ones before them. */
    const loseAndRestore = async (how: string, ...first: string[]) => {
      const lines = guideLines('enquiries restore').filter(
        (line) => !line.startsWith('enquiries restore') || line.includes(how),
      );
      const [, stop = '', ...rest] = lines;
      await follow([stop]);
      await machine.run('find /var/lib/vanda /var/backups/vanda -mindepth 1 -delete');
      await follow([...first, alias, ...rest]);
      await untilReady();
      expect(await lost()).toEqual([]);
    };
    const proved = () =>
      expect
        .poll(() => enquiries('doctor'), { timeout: 90_000, interval: 2000 })
        .toMatch(/ok +backup restored for trial/);
    expect(await lost()).toEqual([]);

    const invited = await follow([alias, 'enquiries desk invite-first Rachel Koh']);
    const desk = `http://127.0.0.1:${deskPort}`;
    const rachel = createBrowser(desk);
    const { device: laptop } = await acceptInvitation(rachel, /#(\S+)/.exec(invited)?.[1] ?? '');

    const [http, https] = [await freePort(), await freePort()];
    const own = `admin off\\n\\tlocal_certs\\n\\tskip_install_trust\\n\\thttp_port ${http}\\n\\thttps_port ${https}`;
    const change = `sed -i 's/^{$/{\\n\\t${own}/; s/:4321/:${port}/; s/:4322/:${deskPort}/' /etc/caddy/Caddyfile`;
    await follow(
      guideLines('Caddyfile').map((line) =>
        line.startsWith('editor') ? change : line.replace('reload', 'restart'),
      ),
    );
    const certificate = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
    const statusOverTls = async (host: string, address: string, more = '') => {
      const options = `--cacert ${certificate} --retry 9 --retry-all-errors --resolve ${host}:${https}:127.0.0.1`;
      const url = `https://${host}:${https}${address}`;
      return (await machine.run(`curl -sS -o /dev/null -w '%{http_code}' ${options} ${more} ${url}`)).out;
    };
    expect(await statusOverTls('www.vanda.example', '/')).toBe('200');
    expect(await statusOverTls('desk.vanda.example', '/metrics')).toBe('403');
    const large = `{ create: { width: 4032, height: 3024, channels: 3, background: "#2a7" } }`;
    await machine.run(`node -e 'require("${checkout}/node_modules/sharp")(${large}).jpeg().toFile("/root/photo.jpg")'
      truncate --size=12000000 /root/photo.jpg`);
    const { draft } = (await rachel.change('makeDraft', {})).body;
    const headers = `-H 'origin: ${deskUrl}' -H 'cookie: ${rachel.cookie}' -H 'content-type: application/octet-stream'`;
    const pictures = `/api/content/drafts/${draft.id}/pictures`;
    const photograph = `${headers} --data-binary @/root/photo.jpg`;
    expect(await statusOverTls('desk.vanda.example', pictures, photograph)).toBe('200');

    set({
      ...{ LITESTREAM_URL: 's3://vanda/one', LITESTREAM_ENDPOINT: storage.url },
      ...{ LITESTREAM_ACCESS_KEY_ID: 'first', LITESTREAM_SECRET_ACCESS_KEY: 'secret', ...ageKeys[0] },
    });
    await follow(guideLines('vanda-litestream').filter((line) => line.startsWith('systemctl')));
    await untilReady();
    accepted.push(await send(origin, 'last@example.com'));
    await proved();
    await loseAndRestore('--latest');

    const backupSettings = (password: string, key: string) =>
      writeFileSync(
        place('/etc/vanda-backup.env'),
        `RESTIC_REPOSITORY=s3:${storage.url}/restic\nRESTIC_PASSWORD=${password}\nAWS_ACCESS_KEY_ID=${key}\nAWS_SECRET_ACCESS_KEY=secret\n`,
      );
    const restic = (command: string) => `set -a; . /etc/vanda-backup.env; restic ${command}`;
    backupSettings('first', 'first');
    accepted.push(await send(origin, 'hourly@example.com'));
    await follow([restic('init'), 'systemctl start vanda-backup']);
    await loseAndRestore('/var/backups', restic('restore latest --target /'));

    // A restore ends login sessions, not passkeys.
    expect((await signIn(rachel, laptop)).status).toBe(200);

    // The table of secrets.
    const rotated: string[] = [];
    const linkTo = async (email: string) => {
      const link = () => /\S+\/api\/registrations\/\S+/.exec(mail.mailTo(email)?.text ?? '')?.[0];
      await expect.poll(link, { timeout: 90_000 }).toBeDefined();
      return String(link()).replace(/^https:\/\/[^/]+/, origin);
    };
    const register = async (email: string) => {
      const body = { courseDate: 'next-available', firstName: 'Mei', lastName: 'Tan', email };
      const reference = await send(origin, email, course, body);
      return { reference, link: await linkTo(email) };
    };
    const statusOf = async (address: string, headers = {}) => (await fetch(address, { headers })).status;
    const registered = await register('registered@example.com');
    const rotate = async (secret: string, change: () => Promise<void>, keepsLinks = true) => {
      await change();
      rotated.push(secret);
      expect((await rachel.ask('bootstrap')).status, `login session after ${secret}`).toBe(200);
      if (keepsLinks) expect(await statusOf(registered.link), `link after ${secret}`).toBe(200);
    };
    const duringSecrets = startLoad(origin, 'lim');

    await rotate('`SMTP_URL`', async () => {
      mail.setPassword('second');
      const reference = await send(origin, 'waiting@example.com');
      await expect
        .poll(() => enquiries(`show ${reference}`), { timeout: 60_000 })
        .toContain('wrong password');
      set({ SMTP_URL: mail.environment.SMTP_URL.replace('first', 'second') });
      await restart();
      await follow([alias, 'enquiries retry-mail']);
      await expect.poll(() => mail.mailTo('waiting@example.com'), { timeout: 90_000 }).toBeDefined();
    });

    await rotate('`WEBHOOK_SECRET`', async () => {
      const secret = 's'.repeat(24);
      receiver.answer.status = 500;
      const reference = await send(origin, 'hooked@example.com');
      const calls = () => receiver.calls.filter(({ body }) => body.includes(reference));
      await expect.poll(() => calls().length, { timeout: 60_000 }).toBeGreaterThan(0);
      expect(calls().every((call) => isSignedWith(receiver.secret, call))).toBe(true);
      set({ WEBHOOK_SECRET: secret });
      await restart();
      receiver.answer.status = 200;
      await follow([alias, 'enquiries retry-mail']);
      const last = () => calls().at(-1);
      await expect.poll(() => last() && isSignedWith(secret, last()), { timeout: 90_000 }).toBe(true);
    });

    await rotate('`METRICS_TOKEN`', async () => {
      const tokens = ['f'.repeat(24), 's'.repeat(24)];
      for (const token of tokens) {
        set({ METRICS_TOKEN: token });
        await restart();
      }
      const read = (token: string) => statusOf(`${desk}/metrics`, { authorization: `Bearer ${token}` });
      expect(await Promise.all(tokens.map(read))).toEqual([403, 200]);
    });

    await rotate('`LITESTREAM_KEY` and `LITESTREAM_RECIPIENT`', async () => {
      set({ LITESTREAM_URL: 's3://vanda/two', ...ageKeys[1] });
      await restart('vanda-litestream');
      await proved();
      const restoreOld = async (values = {}) => {
        const variables = Object.entries(values).map(([name, value]) => `${name}=${value}`);
        const old = `LITESTREAM_URL=s3://vanda/one DATA_DIR=/var/lib/vanda ${variables.join(' ')}`;
        const command = `litestream restore -config /srv/vanda/current/infra/litestream.yml -o /root/${randomUUID()}.db`;
        return machine.run(`set -a; . ${settings}; ${old}; ${command} /var/lib/vanda/enquiries.db`);
      };
      expect((await restoreOld(ageKeys[0])).status).toBe(0);
      expect((await restoreOld(ageKeys[1])).status).not.toBe(0);
    });

    await rotate('`RESTIC_PASSWORD`', async () => {
      writeFileSync(place('/root/new'), 'second');
      await follow([restic('key add --new-password-file /root/new')]);
      backupSettings('second', 'first');
      await follow([
        `${restic('key list')} | awk '/^ [0-9a-f]/ { print $1 }' > /root/old`,
        restic('key remove $(cat /root/old)'),
        'systemctl start vanda-backup',
      ]);
      const old = await machine.run(`${restic('key list')} --password-command 'echo first'`);
      expect(old.error).toContain('wrong password');
    });

    await rotate('Keys of the storage', async () => {
      storage.keys.add('second');
      backupSettings('second', 'second');
      set({ LITESTREAM_ACCESS_KEY_ID: 'second' });
      await restart('vanda-litestream');
      storage.keys.delete('first');
      await follow(['systemctl start vanda-backup']);
      await proved();
    });

    await rotate('A passkey', async () => {
      const { url, invitation } = (
        await rachel.change('invite', { body: { name: 'Imran Yusof', role: 'member' } })
      ).body;
      const params = { staffMember: invitation.staffMember.id };
      const imran = createBrowser(desk);
      const { device } = await acceptInvitation(imran, url.split('#')[1]);
      const { staffMembers } = (await rachel.ask('staffMembers')).body;
      const { passkeys } = staffMembers.find(({ id }: { id: string }) => id === params.staffMember);
      expect((await imran.ask('bootstrap')).status).toBe(200);
      const removed = await rachel.ask('removeStaffPasskey', {
        params: { ...params, passkey: passkeys[0].id },
      });
      expect(removed.status).toBe(200);
      expect((await imran.ask('bootstrap')).status).toBe(401);
      expect((await signIn(createBrowser(desk), device)).status).not.toBe(200);
      const again = (await rachel.change('inviteAgain', { params, body: {} })).body;
      const { accepted: back } = await acceptInvitation(createBrowser(desk), again.url.split('#')[1]);
      expect(back.status).toBe(200);
    });

    await rotate(
      '`LINK_SECRET`',
      async () => {
        set({ LINK_SECRET: 'l'.repeat(24) });
        await restart();
        expect(await statusOf(registered.link)).not.toBe(200);
        expect(await statusOf((await register('new@example.com')).link)).toBe(200);
        expect((await rachel.act('cancelSeat', registered.reference)).status).toBe(200);
        await expect
          .poll(async () => statusOf(await linkTo('registered@example.com')), { timeout: 60_000 })
          .toBe(200);
      },
      false,
    );
    const { failures: refused, ...later } = await duringSecrets.end();
    expect(refused).toEqual([]);
    accepted.push(...later.accepted);
    expect(await lost()).toEqual([]);

    const postgres = await startPostgres();
    onTestFinished(postgres.remove);
    const database = await createDatabase(postgres.address);
    const name = database.split('/').at(-1);
    const hosts = "('host all service all scram-sha-256'), ('host all all all trust')";
    await runSql(
      `${postgres.address}/postgres`,
      `DO $$ BEGIN EXECUTE format('COPY (VALUES %s) TO %L', $h$${hosts}$h$, current_setting('hba_file')); END $$`,
      "CREATE ROLE service LOGIN PASSWORD 'first'",
      `ALTER DATABASE ${name} OWNER TO service`,
      'SELECT pg_reload_conf()',
    );
    const address = (password: string) => database.replace('vanda@', `service:${password}@`);
    await follow(['systemctl stop vanda && systemctl disable --now vanda-litestream']);
    expect(await follow([alias, `enquiries copy --to ${address('first')}`])).toContain(
      'counted on both sides. Set DATABASE_URL in place of LITESTREAM_URL',
    );
    set({ LITESTREAM_URL: '', DATABASE_URL: address('first') });
    await restart();
    await rotate(
      '`DATABASE_URL`',
      async () => {
        await runSql(`${postgres.address}/postgres`, "ALTER ROLE service PASSWORD 'second'");
        expect(await isReady(), 'with the connections that are open').toBe(true);
        await runSql(
          `${postgres.address}/postgres`,
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'service'",
        );
        await expect.poll(isReady).toBe(false);
        set({ DATABASE_URL: address('second') });
        await restart();
      },
      false,
    );

    const other = await freePort();
    const unit = `--unit=vanda-second --uid=vanda --property=EnvironmentFile=${settings} --property=WorkingDirectory=/srv/vanda/current`;
    const command = `env PORT=${other} DESK_PORT=${await freePort()} node apps/server/src/main.ts`;
    await follow([`systemd-run ${unit} ${command}`]);
    await expect.poll(() => isAnswering(`http://127.0.0.1:${other}/readyz`), { timeout: 60_000 }).toBe(true);
    const last = startLoad(`http://127.0.0.1:${other}`, 'tan');
    await expect.poll(last.price).toBe('804');
    const sent = await last.end();
    expect(sent.failures).toEqual([]);
    accepted.push(...sent.accepted);
    expect(await lost()).toEqual([]);

    const table = [...(guide.split('| Secret | How')[1]?.matchAll(/^\| (?!---)([^|]+?) \|/gm) ?? [])].map(
      ([, secret]) => secret,
    );
    expect(table.length).toBe(9);
    expect(rotated.toSorted()).toEqual(table.toSorted());
    console.log(`The month took ${commands} commands and changed ${rotated.length} secrets.`);
  },
);

function isSignedWith(
  secret: string,
  call: Awaited<ReturnType<typeof startReceiver>>['calls'][number] | undefined,
) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = call?.headers ?? {};
  const hash = createHmac('sha256', secret).update(`${id}.${time}.${call?.body}`).digest('base64');
  return signature === `v1,${hash}`;
}

async function send(origin: string, email: string, form = 'contact', values: object = {}): Promise<string> {
  const { body, status } = await postJson(origin, form, {
    ...(form === 'contact' ? enquiry : {}),
    ...values,
    email,
  });
  expect([status, body]).toEqual([201, expect.anything()]);
  return String(body.reference);
}

/** Publishes a draft with another price, by the commands of the desk. */
async function setPrice(socketPath: string, priceSgd: number): Promise<void> {
  const by = { id: 'rachel', name: 'Rachel Koh' };
  const ask = async (name: string, asking: object) => {
    const { body, status } = await rawRequest('http://publisher', `/${name}`, {
      method: 'POST',
      socketPath,
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
  const end = startClients(2, async (count, number) => {
    const [, price] = /SGD (\d+)/.exec(await ask('/', 200)) ?? [];
    if (price && price !== prices.at(-1)) prices.push(price);
    const text = await ask('/api/enquiries/contact', 201, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...enquiry, email: `${name}-${number}-${count}@example.com` }),
    });
    if (text) accepted.push(String(JSON.parse(text).reference));
    await sleep(200);
  });
  return {
    price: () => prices.at(-1),
    async end() {
      await end();
      return { failures, answered, accepted, prices };
    },
  };
}
