/**
 * Cuts the display face down to what the site sets with it: Latin letters as English writes them, and the weights of
 * the design (430 hero to 520 brand). A third of the bytes go. Writes `site/src/fonts/brygada-1918.woff2`, which is
 * committed; a test holds the file to this recipe. Run after a change: `node scripts/make-font.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = path.resolve(import.meta.dirname, '..');
export const fontFile = path.join(root, 'site/src/fonts/brygada-1918.woff2');
const source = fileURLToPath(
  import.meta.resolve('@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2'),
);

const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
/** Every character that the display face can set. Others fall back, glyph by glyph, to the device's serif. */
export const displayCharacters = `${ascii}\u00a0–—‘’“”…·×§→€éèêëàâäçîïôöùûüñ`;

/** The font as woff2. */
export function makeFont(): Promise<Buffer> {
  return subsetFont(readFileSync(source), displayCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 430, max: 520 } },
  });
}

if (import.meta.main) writeFileSync(fontFile, await makeFont());
