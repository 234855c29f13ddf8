import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureCached } from '@vanda/build/file-cache';
import { createElement, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { ogCache } from '../../config/og-cache.ts';
import { standaloneSvg } from '../../illustrations/illustration-file.ts';
import { type IllustrationName, readIllustration } from '../../illustrations/illustration-source.ts';
import { tokenColour } from '../../illustrations/theme-colours.ts';
import { ogSize } from '../../routing/routes.ts';

const ogSizeLimitBytes = 60_000;

export type OgImage = { title: string; section: string; illustration: IllustrationName; brand: string };

const margin = 72;
const ruleTop = 136;

/** One array for all pictures: satori caches parsed fonts by identity. */
let fonts: ReturnType<typeof loadFonts> | undefined;

async function loadFonts() {
  const { resolve } = createRequire(import.meta.url);
  const load = async (weight: 400 | 500) => ({
    name: 'Brygada 1918',
    data: await readFile(resolve(`@fontsource/brygada-1918/files/brygada-1918-latin-${weight}-normal.woff`)),
    weight,
    style: 'normal' as const,
  });
  return Promise.all([load(400), load(500)]);
}

/** Widths, the largest first; the first that leaves a readable title is used. */
const illustrationWidths = [600, 560, 520, 480];

/** In pixels, as readable in a chat preview. */
const readableTitleSize = 74;

type Layout = {
  illustration: { width: number; height: number; scale: number };
  titleWidth: number;
  titleSize: number;
};

/** The illustration fills the lower right corner as far as the title allows. */
export function layOut({ title, illustration }: Pick<OgImage, 'title' | 'illustration'>): Layout {
  const { width, height } = readIllustration(illustration);
  const layouts = illustrationWidths.map((widest): Layout => {
    const scale = Math.min(widest / width, (ogSize.height - ruleTop - 34) / height);
    const illustration = { width: Math.round(width * scale), height: Math.round(height * scale), scale };
    const titleWidth = ogSize.width - margin - 40 - illustration.width;
    return { illustration, titleWidth, titleSize: titleSize(title, titleWidth) };
  });
  const largest = Math.max(...layouts.map((layout) => layout.titleSize));
  const wanted = Math.min(largest, readableTitleSize);
  return layouts.find((layout) => layout.titleSize >= wanted) as Layout;
}

/** Labels are drawn at 16 px and removed when scaled below this. */
const leastLabelSize = 14;

const withoutLabels = (svg: string) => svg.replace(/<g class="labels">[\s\S]*?<\/g>/, '');

/** Width of a letter as a share of the type size: on average, and in a word of wide letters. */
const letterWidth = 0.5;
const wideLetterWidth = 0.57;

function lineCount(text: string, lettersPerLine: number): number {
  let lines = 1;
  let letters = 0;
  for (const word of text.split(' ')) {
    if (letters > 0 && letters + 1 + word.length > lettersPerLine) {
      lines++;
      letters = 0;
    }
    letters += word.length + (letters > 0 ? 1 : 0);
  }
  return lines;
}

/** Largest type size in pixels that breaks no word and fits the height. */
function titleSize(title: string, width: number): number {
  const height = ogSize.height - ruleTop - 100;
  const longestWord = Math.max(...title.split(' ').map((word) => word.length));
  const fits = (size: number) => {
    const lettersPerLine = Math.floor(width / (size * letterWidth));
    return (
      longestWord * size * wideLetterWidth <= width &&
      lineCount(title, lettersPerLine) * size * 1.04 <= height
    );
  };
  return [104, 92, 82, 74, 66, 60, 54, 48].find(fits) ?? 42;
}

function words({ title, section, brand }: OgImage, { titleWidth, titleSize: size }: Layout): ReactNode {
  const text = (style: Record<string, string | number>, content: string) =>
    createElement('div', { style: { display: 'flex', position: 'absolute', ...style } }, content);
  const all = { display: 'flex', width: '100%', height: '100%', fontFamily: 'Brygada 1918' };
  return createElement(
    'div',
    { style: { ...all, color: tokenColour('--ink') } },
    text({ left: margin + 64, top: 52, fontSize: 42, fontWeight: 500, letterSpacing: -0.6 }, brand),
    text({ right: 60, top: 62, fontSize: 30, color: tokenColour('--ink-2') }, section),
    text(
      {
        left: margin,
        top: ruleTop + 34,
        width: titleWidth,
        fontSize: size,
        lineHeight: 1.04,
        letterSpacing: size * -0.024,
        textWrap: 'balance',
      },
      title,
    ),
  );
}

const placed = (svg: string, box: { x: number; y: number; width: number; height: number }): string =>
  svg.replace(
    /^<svg ([^>]*?) width="\d+" height="\d+"/,
    `<svg $1 x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`,
  );

const { version: satoriVersion } = createRequire(import.meta.url)('satori/package.json') as {
  version: string;
};

/** Cached, because it is the slowest step of an unchanged picture. */
async function lettered(tree: ReactNode, cacheDirectory: string): Promise<string> {
  fonts ??= loadFonts();
  const faces = await fonts;
  const madeFrom = [JSON.stringify({ tree, satoriVersion }), ...faces.map(({ data }) => data)];
  const svg = await cached(cacheDirectory, 'svg', madeFrom, async () =>
    Buffer.from(await satori(tree, { ...ogSize, fonts: faces })),
  );
  return svg.toString();
}

async function compose(image: OgImage, cacheDirectory: string): Promise<string> {
  const layout = layOut(image);
  const lettering = await lettered(words(image, layout), cacheDirectory);
  const { ground } = readIllustration(image.illustration);
  const { width, height, scale } = layout.illustration;
  const drawing = standaloneSvg(image.illustration, { ground: ground === 'bare' ? 'celadon' : ground });
  const illustration = 16 * scale < leastLabelSize ? withoutLabels(drawing) : drawing;
  const corner = { x: ogSize.width - width, y: ogSize.height - height, width, height };
  const parts = [
    `<rect width="${ogSize.width}" height="${ogSize.height}" fill="${tokenColour('--paper')}"/>`,
    `<rect x="${margin}" y="${ruleTop - 2}" width="${ogSize.width}" height="2" fill="${tokenColour('--ink')}"/>`,
    placed(standaloneSvg('mark'), { x: margin, y: 54, width: 50, height: 48 }),
    placed(illustration, corner),
  ];
  return lettering.replace(/^<svg[^>]*>/, (open) => open + parts.join(''));
}

/** Part of the cache key. */
const encoding = { palette: true, effort: 4, dither: 0, compressionLevel: 9 } as const;

/** Sixteen colours save a third of the size. Only the densest engravings need it. */
async function compressed(svg: string): Promise<Buffer> {
  const pixels = sharp(Buffer.from(svg));
  const png = (colours: number) =>
    pixels
      .clone()
      .png({ ...encoding, colours })
      .toBuffer();
  const fine = await png(64);
  return fine.length <= ogSizeLimitBytes ? fine : png(16);
}

/** Reads from the disk cache by a hash of the input, or makes and stores the file. */
async function cached(
  folder: string,
  extension: string,
  madeFrom: readonly (string | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of madeFrom) hash.update(part);
  const file = join(folder, `${hash.digest('hex').slice(0, 24)}.${extension}`);
  await ensureCached(file, make);
  return readFile(file);
}

/** A picture of 1200 by 630 pixels and at most 60 kB. */
export async function renderOgImage(
  image: OgImage,
  { cacheDirectory = ogCache(process.cwd()) } = {},
): Promise<Buffer> {
  const svg = await compose(image, cacheDirectory);
  return cached(cacheDirectory, 'png', [JSON.stringify(encoding), svg], () => compressed(svg));
}
