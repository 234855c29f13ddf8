import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { illustrationNames } from '../../art/names.ts';
import { layOut, type OgImage, ogSizeLimitBytes, renderOgImage } from './og-image.ts';
import { ogImageAlt, ogRoutes } from './og-routes.ts';

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
  it('draws a PNG of 1200 by 630', async () => {
    const { format, width, height } = await sharp(await renderOgImage(image, { cacheDirectory })).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
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

  it('keeps every plate under 60 kB', async () => {
    const sizes = await Promise.all(
      illustrationNames.map(async (illustration) => {
        // Kept between runs: seventy pictures take seconds to draw, and the hash tells when one has changed.
        const png = await renderOgImage({ ...image, illustration });
        return { illustration, heavy: png.length > ogSizeLimitBytes };
      }),
    );
    expect(sizes.filter(({ heavy }) => heavy)).toEqual([]);
  }, 60_000);
});

describe('layOut', () => {
  it.each([
    ['AI in Transportation', 'industry-transportation'],
    ['Compliance Implementation', 'service-compliance-implementation'],
    ['Enterprise Adoption of Agentic AI: A Comprehensive Analysis', 'article-agentic-adoption'],
  ] as const)('lets the plate give way until %s can be read in a small preview', (title, illustration) => {
    expect(layOut({ title, illustration }).titleSize).toBeGreaterThanOrEqual(66);
  });

  it('keeps the plate as wide as it goes beside a short title', () => {
    expect(layOut({ title: 'Contact', illustration: 'page-contact' }).plate.width).toBe(600);
  });
});

test('the text for those who don’t see the picture is what stands in it', () => {
  expect(ogImageAlt({ brand: 'Vanda', section: 'Services', title: 'ISO 27001 Advisory' })).toBe(
    'Vanda, Services: ISO 27001 Advisory',
  );
});

describe('ogRoutes', () => {
  it('puts the picture of a page at its path under /og, and that of the home page at /og/index.png', () => {
    const page = { title: 'A', section: 'B', illustration: 'mark' } as const;
    const routes = ogRoutes(
      [
        { path: '/', ...page },
        { path: '/services/iso27001', ...page },
      ],
      'Vanda',
    );
    expect(routes.map(({ params }) => params.path)).toEqual(['index', 'services/iso27001']);
    expect(routes[0]?.props).toEqual({ ...page, brand: 'Vanda' });
  });
});
