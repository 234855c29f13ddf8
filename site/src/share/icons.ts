import sharp from 'sharp';
import { standaloneSvg } from '../../art/plate-file.ts';

/** The mark on paper as a square PNG, with the clear space that platforms crop into (maskable icons: 10% a side). */
export async function iconPng(sizePx: number): Promise<Uint8Array> {
  const mark = Math.round(sizePx * 0.72);
  const drawing = await sharp(Buffer.from(standaloneSvg('mark', 'bare')), { density: 300 })
    .resize(mark, mark, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const image = sharp({ create: { width: sizePx, height: sizePx, channels: 4, background: '#fbfbf8' } });
  return image
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An icon file that holds one PNG, for programs that ask for /favicon.ico whatever the page says. */
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
