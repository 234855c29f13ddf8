import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtFile } from '../built-site.ts';

const text = builtFile('licences.txt').toString();
const named = [...text.matchAll(/^-{72}\n(\S+) \S+ \(.+\)\n\n(.+)/gm)].map(([, name, firstLine]) => ({
  name,
  firstLine,
}));

test('publishes the licences of React, the font and the bundler', () => {
  const names = named.map(({ name }) => name);
  for (const name of ['react', 'react-dom', 'scheduler', 'zod', 'astro', 'vite'])
    expect(names).toContain(name);
  expect(names).toContain('@fontsource-variable/brygada-1918');
  expect(text).toContain('Copyright 2020 The Brygada 1918 Project Authors');
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

test('publishes the licence text of the package', () => {
  for (const { name = '', firstLine = '' } of named) {
    const folder = path.resolve('node_modules', name);
    const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt'].flatMap((candidate) => {
      try {
        return readFileSync(path.join(folder, candidate), 'utf8');
      } catch {
        return [];
      }
    })[0];
    expect(file, name).toContain(firstLine);
  }
});
