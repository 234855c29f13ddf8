/**
 * Subsets the display font to Latin letters of English and weights 430 to 520 (a third fewer bytes) as
 * `packages/ui/src/fonts/brygada-1918.woff2`. A test compares the committed file. Run `node scripts/make-font.ts` after a change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = path.resolve(import.meta.dirname, '..');
export const fontFile = path.join(root, 'packages/ui/src/fonts/brygada-1918.woff2');
const source = fileURLToPath(
  import.meta.resolve('@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2'),
);

const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
/** Characters of the subset; others fall back to the device's serif. */
export const displayCharacters = `${ascii}\u00a0–—‘’“”…·×§→€éèêëàâäçîïôöùûüñ`;

export const makeFont = (): Promise<Buffer> =>
  subsetFont(readFileSync(source), displayCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 430, max: 520 } },
  });

if (import.meta.main) writeFileSync(fontFile, await makeFont());
