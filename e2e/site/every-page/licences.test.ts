import { expect, test } from 'vitest';
import { builtFile } from '../built-site.ts';

const text = builtFile('licences.txt').toString();

test('publishes the licences of React, the font and the bundler', () => {
  const names = [...text.matchAll(/^-{72}\n(\S+) /gm)].map(([, name]) => name);
  for (const name of ['react', 'react-dom', 'scheduler', 'zod', 'astro', 'vite'])
    expect(names).toContain(name);
  expect(names).toContain('@fontsource-variable/brygada-1918');
  expect(text).toContain('Copyright 2020 The Brygada 1918 Project Authors');
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
});
