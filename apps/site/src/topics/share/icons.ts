import sharp from 'sharp';
import { standaloneSvg } from '../../illustrations/illustration-file.ts';
import { brandColours } from './brand-colours.ts';

/** A square icon with the margin that platforms crop (maskable icons: 10 % a side). */
export async function iconPng(sizePx: number): Promise<Uint8Array> {
  const mark = Math.round(sizePx * 0.72);
  const drawing = await sharp(Buffer.from(standaloneSvg('mark')), { density: 300 })
    .resize(mark, mark, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const image = sharp({
    create: { width: sizePx, height: sizePx, channels: 4, background: brandColours.paper },
  });
  return image
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

export const iconSizesPx = [192, 512];

/** Pages are meant for the browser, so `display` is `browser`. */
export const webManifest = ({ brand, legalName }: { brand: string; legalName: string }) => ({
  name: legalName,
  short_name: brand,
  start_url: '/',
  display: 'browser',
  background_color: brandColours.paper,
  theme_color: brandColours.brand,
  icons: iconSizesPx.map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any',
  })),
});

/** ICO with one PNG, for programs that request /favicon.ico. */
export function icoFile(png: Uint8Array, sizePx: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(sizePx, 6);
  header.writeUInt8(sizePx, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
