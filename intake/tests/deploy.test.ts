import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { variableNames } from '../src/env.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Variables that a compose file gives the service; other containers, such as the database, have their own. */
function composeVariables(file: string): string[] {
  const { services } = parse(read(file), { merge: true }) as {
    services: Record<string, { build?: { target: string }; environment?: Record<string, string> }>;
  };
  return Object.values(services)
    .filter(({ build }) => build?.target === 'site')
    .flatMap(({ environment = {} }) => Object.keys(environment));
}

/** Variables of the lines `Environment=NAME=value NAME=value` of a systemd unit. */
function unitVariables(file: string): string[] {
  return [...read(file).matchAll(/^Environment=(.*)$/gm)].flatMap(([, assignments = '']) =>
    assignments.split(' ').map((assignment) => assignment.replace(/=.*/, '')),
  );
}

describe('a variable that a deployment sets', () => {
  it.each([
    ['compose.yaml', composeVariables('compose.yaml')],
    ['compose.postgres.yaml', composeVariables('compose.postgres.yaml')],
    ['deploy/vanda.service', unitVariables('deploy/vanda.service')],
  ])('in %s is one that the service or Node reads', (_, names) => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.startsWith('NODE_') && !variableNames.includes(name))).toEqual([]);
  });
});
