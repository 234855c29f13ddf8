import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { isStockPhoto, photoQuality, photoWidths, stockPhoto } from '../config/stock-photo.ts';
import type { Photo } from '../schemas/parts/fields.ts';

/** Uploaded photographs by path; the alias follows `CONTENT_DIR`. */
const files = import.meta.glob<ImageMetadata>('@content/pictures/*.webp', { import: 'default' });

/** Width of the one file for portraits, feeds and old browsers, which can't choose. */
const fallbackWidth = 640;

async function readPhoto(file: string): Promise<ImageMetadata> {
  const read = Object.entries(files).find(([path]) => path.endsWith(`/${file}.webp`))?.[1];
  if (!read) throw new Error(`There is no photograph ${file} in pictures/ of the content`);
  return read();
}

/** No width exceeds the file's. */
export async function showPhoto({ file, ...words }: Photo) {
  if (isStockPhoto(file)) return { ...words, ...stockPhoto(file) };
  const src = await readPhoto(file);
  const fitting = photoWidths.filter((width) => width <= src.width);
  const [avif, webp] = await Promise.all(
    (['avif', 'webp'] as const).map((format) =>
      getImage({
        src,
        format,
        quality: photoQuality,
        widths: fitting,
        width: Math.min(src.width, fallbackWidth),
      }),
    ),
  );
  if (!avif || !webp) throw new Error('Astro made no picture');
  return {
    ...words,
    src: webp.src,
    original: src.src,
    width: src.width,
    height: src.height,
    sources: [
      { type: 'image/avif', srcSet: avif.srcSet.attribute },
      { type: 'image/webp', srcSet: webp.srcSet.attribute },
    ],
  };
}
