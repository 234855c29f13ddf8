import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encode } from './pictures.ts';

const white = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } });

it('turns a photograph upright, removes where and when it was taken, and bounds its width', async () => {
  const taken = await white(2400, 1200)
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '1/1 17/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { format, width, height, exif, orientation } = await sharp(await encode(taken)).metadata();
  expect({ format, width, height, exif, orientation }).toEqual({
    format: 'webp',
    width: 1200,
    height: 2400,
    exif: undefined,
    orientation: undefined,
  });
  expect((await sharp(await encode(await white(2400, 100).png().toBuffer())).metadata()).width).toBe(1920);
});

it.each(['ftypheic\0\0\0\0mif1heic', 'ftypmif1\0\0\0\0mif1heic'])(
  'refuses a HEIC photograph of brand %j with what to do instead',
  async (box) => {
    const heic = Buffer.from(`\0\0\0\x18${box}\0\0\0\x08mdat`, 'latin1');
    await expect(encode(heic)).rejects.toThrow('Export it as JPEG');
  },
);

it('refuses what would take minutes to draw: SVG, and sides of more than 12,000 pixels', async () => {
  const filter =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><filter id="a"><feMorphology operator="dilate" radius="500"/></filter><rect width="900" height="900" filter="url(#a)"/></svg>';
  await expect(encode(Buffer.from(filter))).rejects.toThrow('no picture that can be used');
  const line = await white(12_001, 1).png().toBuffer();
  await expect(encode(line)).rejects.toThrow('12001 × 1 pixels');
});

it('takes a photograph of 108 megapixels as a JPEG, and refuses another format by its size', async () => {
  const large = white(12_000, 9000);
  const taken = await large.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height } = await sharp(await encode(taken)).metadata();
  expect({ width, height }).toEqual({ width: 1920, height: 2560 });
  await expect(encode(await large.png({ compressionLevel: 1 }).toBuffer())).rejects.toThrow(
    'Save it with up to 60 million',
  );
});

it('refuses what is no picture', async () => {
  await expect(encode(Buffer.from('<script>'))).rejects.toThrow('no picture that can be used');
  await expect(encode(await white(20, 20).tiff().toBuffer())).rejects.toThrow('Take a JPEG');
});
