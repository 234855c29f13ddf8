import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The face that body text has in a test browser: `narrow` is as wide as Arial, `wide` as Verdana, which is what a Debian
 * machine with nothing but Chromium shows (DejaVu Sans). Pages are laid out with the wide one.
 */
export type TextFace = 'narrow' | 'wide';

export const facesAreOurs = process.platform === 'linux';

const familyOf: Record<TextFace, string> = { narrow: 'Arimo', wide: 'DejaVu Sans' };

/**
 * All fonts of a test browser, besides those the site sends: the two text faces in the weights that Arial and DejaVu Sans
 * have, and DejaVu for headings that wait for their own face, for code, and for marks that Arimo lacks.
 */
const fontFiles = [
  '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
  '@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf',
  '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
  '@expo-google-fonts/arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans-Oblique.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans-BoldOblique.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf',
].map((file) => fileURLToPath(import.meta.resolve(file)));

/** The families that `--text` of the tokens names and this configuration answers for, and the generic ones. */
const textFamilies = ['Arial', 'Helvetica', 'Verdana', 'sans-serif', 'sans', 'system-ui', 'ui-sans-serif'];

/**
 * Writes a fontconfig file for each face, which names the fonts of the tests and none of the machine's.
 * @param folder for the two files and fontconfig's caches
 */
export function writeFontSettings(folder: string) {
  for (const face of ['narrow', 'wide'] as const) {
    mkdirSync(path.join(folder, face), { recursive: true });
    writeFileSync(settingsFile(folder, face), fontSettings(face, path.join(folder, face, 'cache')));
  }
}

/** The environment of a browser whose text is set in this face, after `writeFontSettings`. */
export const faceEnvironment = (folder: string, face: TextFace): Record<string, string | undefined> => ({
  ...process.env,
  FONTCONFIG_FILE: settingsFile(folder, face),
});

const settingsFile = (folder: string, face: TextFace) => path.join(folder, face, 'fonts.conf');

function fontSettings(face: TextFace, cacheFolder: string): string {
  const folders = [...new Set(fontFiles.map((file) => path.dirname(file)))];
  const family = familyOf[face];
  const aliases = [
    ...textFamilies.map((name) => alias(name, family)),
    ...['serif', 'Times New Roman', 'Georgia'].map((name) => alias(name, 'DejaVu Serif')),
    ...['monospace', 'ui-monospace', 'Courier New'].map((name) => alias(name, 'DejaVu Sans Mono')),
  ];
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${xml(folder)}</dir>`).join('\n')}
  <cachedir>${xml(cacheFolder)}</cachedir>
  <selectfont>
    <rejectfont><glob>*</glob></rejectfont>
${fontFiles.map((file) => `    <acceptfont><glob>${xml(file)}</glob></acceptfont>`).join('\n')}
  </selectfont>
${aliases.join('\n')}
  <match target="pattern">
    <edit name="family" mode="append"><string>${family}</string><string>DejaVu Sans</string></edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;
}

/** Chromium accepts a substitute only if fontconfig lists it first with `binding="same"`. */
const alias = (name: string, family: string): string =>
  `  <alias binding="same"><family>${name}</family><prefer><family>${family}</family></prefer></alias>`;

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
