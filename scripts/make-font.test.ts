import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontFile, makeFont } from './make-font.ts';

test('the committed font is what its recipe makes', async () => {
  expect(readFileSync(fontFile).equals(await makeFont())).toBe(true);
});
