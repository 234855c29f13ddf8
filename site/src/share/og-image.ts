import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createElement, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import type { IllustrationName } from '../../art/names.ts';
import { standaloneSvg } from '../../art/plate-file.ts';
import { illustrations } from '../../art/registry.ts';
import { parseRules, resolveValue } from '../../art/standalone-css.ts';
import type { ShareFigure } from '../figures/share-figure.ts';
import { ogCache } from '../og-cache.ts';
import tokensCss from '../styles/tokens.css?raw';
import { drawFigure, type Lettering } from './og-figure.ts';

/** Size that Open Graph consumers ask for, in pixels. */
const ogSize = { width: 1200, height: 630 } as const;

/** What one picture may weigh. */
export const ogSizeLimitBytes = 60_000;

export type OgImage = {
  title: string;
  /** Part of the site that the page belongs to, e.g. "Services". */
  section: string;
  illustration: IllustrationName;
  brand: string;
  /** Stands under the title, with the plate small beside it; without one the plate is large. */
  figure?: ShareFigure | undefined;
};

type OgOptions = { cacheDirectory?: string };

const margin = 72;
const ruleTop = 136;

/** Fonts as satori reads them (ttf or woff); one array for all pictures, because satori keeps the parsed faces by it. */
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

const tokens = new Map(
  parseRules(tokensCss).flatMap(({ declarations }) =>
    declarations.map(({ property, value }) => [property, value] as const),
  ),
);
const colour = (token: string) => resolveValue(`var(${token})`, tokens, 'light');

/** How wide the plate may be, in pixels: the widest beside which the title is large enough. */
const plateWidths = [600, 560, 520, 480];

/** A title of this size is read in a chat's small preview, in pixels. */
const readableTitleSize = 74;

type Layout = {
  plate: { width: number; height: number; scale: number };
  titleWidth: number;
  titleSize: number;
};

/** Plate and title beside each other, in pixels: the plate bleeds off the right and the lower edge, as large as the title leaves room for. */
export function layOut({
  title,
  illustration,
  figure,
}: Pick<OgImage, 'title' | 'illustration' | 'figure'>): Layout {
  const { width, height } = illustrations[illustration];
  if (figure)
    return layOutOverFigure(title, Math.min(340 / width, roomOverFigure / height), { width, height });
  const layouts = plateWidths.map((widest): Layout => {
    const scale = Math.min(widest / width, (ogSize.height - ruleTop - 34) / height);
    const plate = { width: Math.round(width * scale), height: Math.round(height * scale), scale };
    const titleWidth = ogSize.width - margin - 40 - plate.width;
    return { plate, titleWidth, titleSize: titleSize(title, titleWidth) };
  });
  const largest = Math.max(...layouts.map((layout) => layout.titleSize));
  const wanted = Math.min(largest, readableTitleSize);
  return layouts.find((layout) => layout.titleSize >= wanted) as Layout;
}

/** Height between the rule and a figure, in pixels. */
const roomOverFigure = 212;

function layOutOverFigure(title: string, scale: number, whole: { width: number; height: number }): Layout {
  const plate = { width: Math.round(whole.width * scale), height: Math.round(whole.height * scale), scale };
  const titleWidth = ogSize.width - margin - 40 - plate.width;
  return { plate, titleWidth, titleSize: titleSize(title, titleWidth, roomOverFigure - 24) };
}

/** Labels in a drawing are written at 16 pixels; shrunk below this they are specks, and left out. */
const leastLabelSize = 14;

const withoutLabels = (svg: string) => svg.replace(/<g class="lab">[\s\S]*?<\/g>/, '');

/** Width of a letter of the display face, as a share of the type size: over a line, and in a word of wide letters. */
const letterWidth = 0.5;
const wideLetterWidth = 0.57;

/** Lines that a text fills when it is broken between words. */
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

/** The largest type size at which no word is broken and the title stays within the height, in pixels. */
function titleSize(title: string, width: number, height = ogSize.height - ruleTop - 100): number {
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

const tones = { ink: '--ink', 'ink-2': '--ink-2', 'on-deep': '--on-night', 'on-pale': '--pl-v2' } as const;

/** A line as satori places it: by its left or its right edge. */
const placedLine = ({ x, align }: Lettering) => (align === 'end' ? { right: ogSize.width - x } : { left: x });

function words(
  { title, section, brand }: OgImage,
  { titleWidth, titleSize: size }: Layout,
  lettering: readonly Lettering[],
): ReactNode {
  const text = (style: Record<string, string | number>, content: string) =>
    createElement('div', { style: { display: 'flex', ...style } }, content);
  return createElement(
    'div',
    {
      style: {
        display: 'flex',
        width: '100%',
        height: '100%',
        fontFamily: 'Brygada 1918',
        color: colour('--ink'),
      },
    },
    text(
      {
        position: 'absolute',
        left: margin + 64,
        top: 52,
        fontSize: 42,
        fontWeight: 500,
        letterSpacing: -0.6,
      },
      brand,
    ),
    text({ position: 'absolute', right: 60, top: 62, fontSize: 30, color: colour('--ink-2') }, section),
    text(
      {
        position: 'absolute',
        left: margin,
        top: ruleTop + (lettering.length > 0 ? 22 : 34),
        width: titleWidth,
        fontSize: size,
        lineHeight: 1.04,
        letterSpacing: size * -0.024,
        textWrap: 'balance',
      },
      title,
    ),
    ...lettering.map((one) =>
      text(
        {
          position: 'absolute',
          ...placedLine(one),
          top: one.top,
          fontSize: one.size,
          lineHeight: 1.2,
          whiteSpace: 'nowrap',
          color: colour(tones[one.tone]),
        },
        one.text,
      ),
    ),
  );
}

/** Markup of a standalone picture, placed in another one. */
function placed(svg: string, box: { x: number; y: number; width: number; height: number }): string {
  return svg.replace(
    /^<svg ([^>]*?) width="\d+" height="\d+">/,
    `<svg $1 x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}">`,
  );
}

const { version: satoriVersion } = createRequire(import.meta.url)('satori/package.json') as {
  version: string;
};

/** The words as outlines. Setting them takes longer than all else of a picture that is kept. */
async function lettered(tree: ReactNode, cacheDirectory: string): Promise<string> {
  fonts ??= loadFonts();
  const faces = await fonts;
  const madeFrom = [JSON.stringify({ tree, satoriVersion }), ...faces.map(({ data }) => data)];
  const svg = await kept(cacheDirectory, 'svg', madeFrom, async () =>
    Buffer.from(await satori(tree, { ...ogSize, fonts: faces })),
  );
  return svg.toString();
}

async function compose(image: OgImage, cacheDirectory: string): Promise<string> {
  const layout = layOut(image);
  const figure = image.figure && drawFigure(image.figure, colour);
  const lettering = await lettered(words(image, layout, figure?.lettering ?? []), cacheDirectory);
  const { ground } = illustrations[image.illustration];
  const { width, height, scale } = layout.plate;
  const drawing = standaloneSvg(image.illustration, ground === 'bare' ? 'celadon' : ground);
  const plate = 16 * scale < leastLabelSize ? withoutLabels(drawing) : drawing;
  const corner = { x: ogSize.width - width, y: figure ? ruleTop : ogSize.height - height, width, height };
  const parts = [
    `<rect width="${ogSize.width}" height="${ogSize.height}" fill="${colour('--paper')}"/>`,
    `<rect x="${margin}" y="${ruleTop - 2}" width="${ogSize.width}" height="2" fill="${colour('--ink')}"/>`,
    placed(standaloneSvg('mark'), { x: margin, y: 54, width: 50, height: 48 }),
    placed(plate, corner),
    figure?.shapes ?? '',
  ];
  return lettering.replace(/^<svg[^>]*>/, (open) => open + parts.join(''));
}

/** How the pixels are written: part of the hash, because another encoding is another file. */
const encoding = { palette: true, effort: 4, dither: 0, compressionLevel: 9 } as const;

/** Sixteen colours fit in four bits: coarser edges, two thirds of the size. Only the densest engraving needs them. */
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

/** What is kept on disk under a hash of all that it is made from, or made now. */
async function kept(
  folder: string,
  extension: string,
  madeFrom: readonly (string | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of madeFrom) hash.update(part);
  const file = join(folder, `${hash.digest('hex').slice(0, 24)}.${extension}`);
  const known = await readFile(file).catch(() => undefined);
  if (known) {
    // By this day the build forgets what was not used for longest.
    const now = new Date();
    await utimes(file, now, now);
    return known;
  }
  const made = await make();
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, made);
  await rename(draft, file);
  return made;
}

/**
 * The picture that a shared link shows: 1200 by 630 PNG of at most 60 kB. Pictures and their lettering are kept on disk, so that
 * a build draws only what has changed.
 */
export async function renderOgImage(image: OgImage, options: OgOptions = {}): Promise<Buffer> {
  const { cacheDirectory = ogCache(process.cwd()) } = options;
  const svg = await compose(image, cacheDirectory);
  return kept(cacheDirectory, 'png', [JSON.stringify(encoding), svg], () => compressed(svg));
}
