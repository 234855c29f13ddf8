import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { pictureSchema } from '@vanda/desk-api/entries';
import { notFound, notPossible } from '@vanda/desk-api/failures';
import { standaloneSvg } from '@vanda/site/illustrations/illustration-file';
import { illustrationName } from '@vanda/site/schemas/parts/fields';
import sharp from 'sharp';
import type * as z from 'zod';
import type { Request } from './contract.ts';
import type { FileResponse } from './socket.ts';
import type { Workspace } from './workspace.ts';

type Picture = z.infer<typeof pictureSchema>;

// Leaves a core to requests while pictures are converted.
sharp.concurrency(1);

/** Widths and formats are made from it; larger files would only fill the repository. */
const storedWidth = 1920;
const storedQuality = 90;
const thumbnailWidth = 480;
const quality = 80;
/** A JPEG may have twice as many: libjpeg decodes it at up to an eighth of its size. 108 million take 40 to 390 MB and 2 s. */
const mostPixels = 60_000_000;
const longestSide = 12_000;
const encodeSeconds = 20;
/** No SVG: a filter of a few bytes takes minutes. */
const formats = ['jpeg', 'png', 'webp', 'avif', 'heif'];

const directory = 'pictures';

export function createPictures({ read, folderShown, editable, write, alone }: Workspace) {
  const addressOf = (file: string, draft: string | undefined) =>
    `/api/content/pictures/${file}${draft ? `?draft=${draft}` : ''}`;

  return {
    async pictures({ query }: Request<'pictures'>): Promise<{ pictures: Picture[] }> {
      const folder = folderShown(query.draft);
      const { files } = read(folder);
      const place = path.join(folder, directory);
      const photographs = existsSync(place) ? readdirSync(place).toSorted() : [];
      return {
        pictures: [
          ...photographs.map((file) => {
            const { name } = path.parse(file);
            const alt = files.map(({ data }) => altOf(data, name)).find(Boolean) ?? '';
            return { name, kind: 'photograph' as const, alt, address: addressOf(file, query.draft) };
          }),
          ...illustrationName.options.map((name) => {
            const address = addressOf(`${name}.svg`, undefined);
            return { name, kind: 'drawing' as const, alt: '', address };
          }),
        ],
      };
    },

    /** Only pixels stay, so place, time and any script are gone. Nobody's command waits for the encoder. */
    async uploadPicture({ by, params, body }: Request<'uploadPicture'>): Promise<{ picture: Picture }> {
      const { id } = editable(params.draft);
      const bytes = Buffer.from(body.data, 'base64');
      const name = `photo-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`;
      const file = `${directory}/${name}.webp`;
      // One at a time: each takes up to half a gigabyte.
      const encoded = await alone('encoder', () => encode(bytes));
      return alone(id, async () => {
        const draft = editable(id);
        if (!existsSync(path.join(folderShown(id), file)))
          await write(draft, file, encoded, 'Add a photograph', by);
        const address = addressOf(`${name}.webp`, id);
        return { picture: { name, kind: 'photograph', alt: '', address } };
      });
    },

    async pictureFile({ params, query }: Request<'pictureFile'>): Promise<FileResponse> {
      const { name, ext } = path.parse(params.file);
      if (ext === '.svg') {
        if (!illustrationName.options.includes(name)) throw notFound();
        const svg = standaloneSvg(name, { scheme: query.theme ?? 'light' });
        return { bytes: Buffer.from(svg), type: 'image/svg+xml' };
      }
      const file = path.join(folderShown(query.draft), directory, `${name}.webp`);
      if (!existsSync(file)) throw notFound();
      const bytes = await sharp(file)
        .resize({ width: thumbnailWidth, withoutEnlargement: true })
        .webp({ quality })
        .toBuffer();
      return { bytes, type: 'image/webp' };
    },
  };
}

function altOf(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { file, alt } = value as { file?: unknown; alt?: unknown };
  if (file === name && typeof alt === 'string') return alt;
  return Object.values(value)
    .map((inner) => altOf(inner, name))
    .find(Boolean);
}

/** @throws {DomainError} with what to do instead */
export async function encode(bytes: Buffer): Promise<Buffer> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  const most = format === 'jpeg' ? 2 * mostPixels : mostPixels;
  if (format && (Math.max(width, height) > longestSide || width * height > most)) {
    throw notPossible(
      `This picture has ${width} × ${height} pixels. Save it with up to ${most / 1e6} million, and up to ${longestSide} on a side.`,
    );
  }
  try {
    if (!format || !formats.includes(format)) throw new Error(format);
    // `rotate` applies the orientation before the metadata go.
    return await sharp(bytes, { limitInputPixels: most, failOn: 'error' })
      .rotate()
      .resize({ width: storedWidth, withoutEnlargement: true })
      .webp({ quality: storedQuality, effort: 2 })
      .timeout({ seconds: encodeSeconds })
      .toBuffer();
  } catch (error) {
    if (/timeout/.test(String(error)))
      throw notPossible('This picture takes too long. Make it smaller, or try again in a minute.');
    throw notPossible(
      isHeic(bytes)
        ? 'This is a HEIC photograph, as telephones take them. Export it as JPEG, and choose that file.'
        : 'This file is no picture that can be used. Take a JPEG, PNG, WebP or AVIF.',
    );
  }
}

/** HEVC in a HEIF file (ISO/IEC 23008-12, brands of Annex B): sharp is built without its decoder. */
function isHeic(bytes: Buffer): boolean {
  // Some telephones write a general major brand, and this one among the compatible brands.
  const brands = bytes.toString('latin1', 4, Math.min(bytes.length >= 4 ? bytes.readUInt32BE(0) : 0, 256));
  return /^ftyp(?:....)*?he(?:ic|ix|im|is|vc|vx)/s.test(brands);
}
