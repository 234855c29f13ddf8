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
import { halfPetal, innerPetal, petal } from '../../illustrations/petal.ts';
import { tokenColour } from '../../illustrations/theme-colours.ts';
import { ogSize } from '../../routing/routes.ts';
import type { MatrixKind } from '../../schemas/parts/matrix-kind.ts';

const ogSizeLimitBytes = 60_000;

export type OgImage = {
  title: string;
  section: string;
  illustration: IllustrationName;
  brand: string;
  /** Laws and question of an industry, which are set below the title. */
  use?: { laws: readonly { kind: MatrixKind; text: string }[]; question: string; source: string };
};

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

/** Narrower, to leave room for the laws of a use. */
const useWidths = [400];

/** In pixels, as readable in a chat preview. */
const readableTitleSize = 74;

type Layout = {
  illustration: { width: number; height: number; scale: number };
  titleWidth: number;
  titleSize: number;
};

/** The illustration fills the lower right corner as far as the title allows. */
export function layOut({
  title,
  illustration,
  use,
}: Pick<OgImage, 'title' | 'illustration' | 'use'>): Layout {
  const { width, height } = readIllustration(illustration);
  const layouts = (use ? useWidths : illustrationWidths).map((widest): Layout => {
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

function markOf(kind: MatrixKind): ReactNode {
  const [orchid, ink] = [tokenColour('--orchid'), tokenColour('--ink')];
  const filled = (d: string) => createElement('path', { d, fill: orchid });
  const drawn = (d: string, stroke: string, strokeDasharray?: string) =>
    createElement('path', { d, fill: 'none', stroke, strokeWidth: 1.6, strokeDasharray });
  const shapes: Record<MatrixKind, readonly ReactNode[]> = {
    binding: [filled(petal)],
    'in-part': [drawn(petal, ink), filled(halfPetal)],
    later: [drawn(petal, ink), createElement('circle', { cy: -11, r: 4, fill: tokenColour('--seed') })],
    voluntary: [drawn(petal, orchid), drawn(innerPetal, orchid)],
    told: [drawn(petal, orchid)],
    'not-in-force': [drawn(petal, ink, '2 3')],
    none: [drawn('M-12-10.5h12', ink)],
  };
  return createElement('svg', { viewBox: '-15 -24 30 27', width: 40, height: 36 }, ...shapes[kind]);
}

/** The laws and the question of a use, below its name. */
function lawWords({ laws, question, source }: NonNullable<OgImage['use']>): readonly ReactNode[] {
  const row = (style: Record<string, string | number>, ...content: ReactNode[]) =>
    createElement('div', { style: { display: 'flex', ...style } }, ...content);
  return [
    ...laws.map(({ kind, text }) =>
      row(
        { marginTop: 14, fontSize: 29, alignItems: 'center' },
        markOf(kind),
        row({ marginLeft: 14, flex: 1 }, text),
      ),
    ),
    row({ marginTop: 26, fontSize: 38, lineHeight: 1.1, fontWeight: 500 }, question),
    row({ marginTop: 22, fontSize: 21, color: tokenColour('--ink-2') }, source),
  ];
}

function words({ title, section, brand, use }: OgImage, { titleWidth, titleSize: size }: Layout): ReactNode {
  const text = (style: Record<string, string | number>, ...content: ReactNode[]) =>
    createElement('div', { style: { display: 'flex', position: 'absolute', ...style } }, ...content);
  const all = { display: 'flex', width: '100%', height: '100%', fontFamily: 'Brygada 1918' };
  return createElement(
    'div',
    { style: { ...all, color: tokenColour('--ink') } },
    text({ left: margin + 64, top: 52, fontSize: 42, fontWeight: 500, letterSpacing: -0.6 }, brand),
    text({ right: 60, top: 62, fontSize: 30, color: tokenColour('--ink-2') }, section),
    text(
      { left: margin, top: ruleTop + (use ? 24 : 34), width: titleWidth, flexDirection: 'column' },
      createElement(
        'div',
        {
          style: {
            display: 'flex',
            fontSize: use ? 54 : size,
            lineHeight: 1.04,
            letterSpacing: size * -0.024,
            textWrap: 'balance',
          },
        },
        title,
      ),
      ...(use ? lawWords(use) : []),
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
