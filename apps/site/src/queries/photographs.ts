import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Photo } from '../schemas/parts/fields.ts';

/** What the upload stores, by path; the alias follows `CONTENT_DIR`. */
const files = import.meta.glob<ImageMetadata>('@content/pictures/*.webp', { import: 'default' });

const widths = [320, 640, 768, 1024, 1280];
const quality = 80;
/** Of the one file for what can't choose: portraits, feeds, old browsers. */
const fallbackWidth = 640;

async function readPhoto({ file }: Photo): Promise<ImageMetadata> {
  const read = Object.entries(files).find(([path]) => path.endsWith(`/${file}.webp`))?.[1];
  if (!read) throw new Error(`There is no photograph ${file} in pictures/ of the content`);
  return read();
}

/** None is wider than the file. */
export async function showPhoto(photo: Photo) {
  const { file: _, ...words } = photo;
  const src = await readPhoto(photo);
  const fitting = widths.filter((width) => width <= src.width);
  const [avif, webp] = await Promise.all(
    (['avif', 'webp'] as const).map((format) =>
      getImage({ src, format, quality, widths: fitting, width: Math.min(src.width, fallbackWidth) }),
    ),
  );
  if (!avif || !webp) throw new Error('Astro made no picture');
  return {
    ...words,
    src: webp.src,
    width: src.width,
    height: src.height,
    sources: [
      { type: 'image/avif', srcSet: avif.srcSet.attribute },
      { type: 'image/webp', srcSet: webp.srcSet.attribute },
    ],
  };
}
