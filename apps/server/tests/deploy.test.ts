import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { commands } from '../src/cli/commands.ts';
import { variableNames } from '../src/platform/env.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Of the service, not of other containers. */
function composeVariables(file: string): string[] {
  const { services } = parse(read(file), { merge: true }) as {
    services: Record<string, { build?: { target: string }; environment?: Record<string, string> }>;
  };
  return Object.values(services)
    .filter(({ build }) => build?.target === 'site')
    .flatMap(({ environment = {} }) => Object.keys(environment));
}

function unitVariables(file: string): string[] {
  return [...read(file).matchAll(/^Environment=(.*)$/gm)].flatMap(([, assignments = '']) =>
    assignments.split(' ').map((assignment) => assignment.replace(/=.*/, '')),
  );
}

const setElsewhere = ['PORT', 'HOST', 'SITE_NOW', 'SITE_SESSIONS', 'DATA_DIR', 'DESK_DIST'];

const ofPublisher = ['CONTENT_DIR', 'PUBLISHER_SOCKET', 'SITE_DIST', 'SITE_HTTP_MAP'];

describe('compose', () => {
  it.each([
    ['compose.yaml', ['DATABASE_URL', 'DESK_PORT', 'DESK_HOST']],
    // nginx there reads a build at its start only, so the publisher's are not served. The backup of PostgreSQL is its own.
    ['compose.postgres.yaml', ['DESK_PORT', 'DESK_HOST', 'BACKUP_DIR', 'BACKUP_KEY', ...ofPublisher]],
  ])('passes on every other variable of the service: %s', (file, without) => {
    const left = variableNames.filter((name) => ![...setElsewhere, ...without].includes(name));
    expect(composeVariables(file)).toEqual(expect.arrayContaining(left));
  });
});

describe('infra', () => {
  const unitNames = readdirSync(path.join(root, 'infra/systemd'));

  it('every timer starts a unit that exists, with a command that exists', () => {
    const timers = unitNames.filter((name) => name.endsWith('.timer'));
    expect(timers.length).toBeGreaterThan(0);
    for (const timer of timers) {
      const unit = timer.replace('.timer', '.service');
      expect(unitNames).toContain(unit);
      const [, command = ''] = /^ExecStart=.*cli\.ts (\S+)/m.exec(read(`infra/systemd/${unit}`)) ?? [];
      if (command) expect(Object.keys(commands), unit).toContain(command);
    }
  });

  it('every metric of the alert rules is one that the service reports', () => {
    const reported = [...read('apps/server/src/modules/staff/metrics.ts').matchAll(/gauge\('(\w+)'/g)];
    const names = new Set(reported.map(([, name]) => `vanda_${name}`));
    const asked = [...read('infra/prometheus/alerts.yaml').matchAll(/vanda_\w+/g)].map(([name]) => name);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('a variable that a deployment sets', () => {
  it.each([
    ['compose.yaml', composeVariables('compose.yaml')],
    ['compose.postgres.yaml', composeVariables('compose.postgres.yaml')],
    ['infra/systemd/vanda.service', unitVariables('infra/systemd/vanda.service')],
  ])('in %s is one that the service or Node reads', (_, names) => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.startsWith('NODE_') && !variableNames.includes(name))).toEqual([]);
  });
});
