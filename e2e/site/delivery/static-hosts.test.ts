import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { builtFiles, pageAddress } from '@vanda/build/built-files';
import { type HttpMap, headersWarning } from '@vanda/site/postbuild/http/http-files';
import { describe, expect, test } from 'vitest';
import { builtFile, distFolder } from '../built-site.ts';

const map = JSON.parse(readFileSync(path.join(distFolder, '../http/map.json'), 'utf8')) as HttpMap;
const addresses = builtFiles(distFolder)
  .filter((file) => !/\.(br|gz)$|^_(headers|redirects)$/.test(file))
  .map((file) => (file.endsWith('.html') ? pageAddress(file) : `/${file}`));

const hostDefaults = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

const isFor = (pattern: string, address: string) =>
  new RegExp(`^${pattern.replace(/[^\w/*-]/g, '\\$&').replaceAll('*', '.*')}$`).test(address);

type Rule = { address: string; values: Record<string, string> };

/** Both hosts apply all matching rules and join values. */
function headersOf(rules: Rule[], address: string): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const { address: pattern, values } of rules) {
    if (!isFor(pattern, address)) continue;
    for (const [name, value] of Object.entries(values))
      joined[name] = joined[name] === undefined ? value : `${joined[name]}, ${value}`;
  }
  return { ...hostDefaults, ...joined };
}

function mapped(address: string): Record<string, string> {
  const rules = Object.entries(map.headers).filter(([pattern]) => isFor(pattern, address));
  return Object.assign({}, ...rules.map(([, values]) => values));
}

test('_headers gives every address the headers of the map, and forbids framing elsewhere', async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path.join(distFolder, '_headers')],
    configHeaders: undefined,
    minimal: true,
  });
  expect(errors).toEqual([]);
  const rules = headers.map(({ for: address, values }) => ({
    address,
    values: values as Record<string, string>,
  }));
  for (const address of addresses)
    expect(headersOf(rules, address), address).toEqual({ ...mapped(address), 'X-Frame-Options': 'DENY' });
  expect(headersOf(rules, '/no/such/page')).toEqual({
    ...hostDefaults,
    ...map.headers['/*'],
    'X-Frame-Options': 'DENY',
  });
});

test('_headers keeps to the limits of Cloudflare Pages, or the build warns: a hundred rules, lines of 2,000 characters', () => {
  const lines = builtFile('_headers').toString().split('\n');
  const isWithin = lines.filter((line) => /^\//.test(line)).length <= 100;
  expect(headersWarning(map) === undefined).toBe(isWithin);
  for (const line of lines) expect(line.length, line.slice(0, 60)).toBeLessThanOrEqual(2000);
});

describe('_redirects', () => {
  test('is parsed by Netlify as the permanent redirects of the map', async () => {
    const file = path.join(distFolder, '_redirects');
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [file],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(redirects).toEqual(
      Object.entries(map.redirects).map(([from, to]) => expect.objectContaining({ from, to, status: 301 })),
    );
  });

  test('keeps to the rules of Cloudflare Pages: source, target, code; 1,000 characters; 2,000 lines; each source once', () => {
    const lines = builtFile('_redirects').toString().trim().split('\n');
    expect(lines.length).toBeLessThanOrEqual(2000);
    for (const line of lines) {
      expect(line).toMatch(/^\/[^\s*:]+ \/[^\s*:]* 301$/);
      expect(line.length).toBeLessThanOrEqual(1000);
    }
    const read = Object.fromEntries(lines.map((line) => line.split(' ').slice(0, 2)));
    expect(read).toEqual(map.redirects);
    expect(Object.keys(read)).toHaveLength(lines.length);
  });

  test('redirects to existing pages in one step', () => {
    for (const to of Object.values(map.redirects)) {
      expect(addresses, to).toContain(to);
      expect(Object.keys(map.redirects), to).not.toContain(to);
    }
  });
});
