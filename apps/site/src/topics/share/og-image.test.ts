import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layOut, type OgImage, renderOgImage } from './og-image.ts';

const image: OgImage = {
  title: 'Enterprise Adoption of Agentic AI: A Comprehensive Analysis',
  section: 'Industry Insights',
  illustration: 'article-agentic-adoption',
  brand: 'Vanda',
};

let cacheDirectory: string;
beforeAll(async () => {
  cacheDirectory = await mkdtemp(join(tmpdir(), 'og-'));
});
afterAll(() => rm(cacheDirectory, { recursive: true }));

describe('renderOgImage', () => {
  it('draws the illustration in the lower right corner, and nothing behind the title', async () => {
    const picture = sharp(await renderOgImage({ ...image, title: 'A' }, { cacheDirectory })).greyscale();
    const deviation = async (left: number, top: number) => {
      const part = await picture.clone().extract({ left, top, width: 300, height: 200 }).toBuffer();
      const { channels } = await sharp(part).stats();
      return channels[0]?.stdev ?? 0;
    };
    expect(await deviation(880, 410)).toBeGreaterThan(5);
    expect(await deviation(80, 410)).toBeLessThan(1);
  });

  it('draws the same picture once and another title anew', async () => {
    await renderOgImage(image, { cacheDirectory });
    const before = await readdir(cacheDirectory);
    await renderOgImage(image, { cacheDirectory });
    expect(await readdir(cacheDirectory)).toEqual(before);
    await renderOgImage({ ...image, title: 'ISO 27001' }, { cacheDirectory });
    const after = (await readdir(cacheDirectory)).filter((name) => !before.includes(name));
    expect(after.map((name) => extname(name)).sort()).toEqual(['.png', '.svg']);
  });
});

describe('layOut', () => {
  it.each([
    ['AI in Transportation', 'industry-transportation'],
    ['Compliance Implementation', 'service-compliance-implementation'],
    ['Enterprise Adoption of Agentic AI: A Comprehensive Analysis', 'article-agentic-adoption'],
  ] as const)(
    'lets the illustration give way until %s can be read in a small preview',
    (title, illustration) => expect(layOut({ title, illustration }).titleSize).toBeGreaterThanOrEqual(66),
  );

  it('keeps the illustration as wide as it goes beside a short title', () =>
    expect(layOut({ title: 'Contact', illustration: 'page-contact' }).illustration.width).toBe(600));
});
