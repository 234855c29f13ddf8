import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import platesCss from '../src/styles/plates.css?raw';
import { illustrationNames } from './names.ts';
import { PlateImage } from './PlateImage.tsx';
import { plateFile } from './plate-file.ts';
import { parseRules } from './standalone-css.ts';

const classes = new Set(
  parseRules(platesCss).flatMap(({ selectors }) =>
    selectors.flatMap((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name)),
  ),
);

describe.each(illustrationNames)('%s as a file', (name) => {
  const { files, src, darkSrc, width, height } = plateFile(name);
  const svg = files.map((file) => file.svg).join('\n');

  it('asks nothing that WebKit does not answer inside an image: no scheme, no token', () => {
    expect(svg).not.toMatch(/@media/);
    expect(svg).not.toMatch(/var\(|light-dark\(|undefined|NaN/);
  });

  it('uses only parts that the vocabulary names', () => {
    const used = [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, list]) => list?.split(' ') ?? []);
    expect(used.filter((part) => !classes.has(part))).toEqual([]);
  });

  it('is an SVG document with its own size', () => {
    for (const { svg } of files) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(svg).toContain(`width="${width}" height="${height}"`);
    }
  });

  it('is named after its content, so that it can be cached for ever', () => {
    for (const { file } of files) expect(file).toMatch(new RegExp(`^${name}\\.[0-9a-f]{8}$`));
    expect([src, darkSrc]).toEqual(files.map(({ file }) => `/plates/${file}.svg`));
  });
});

describe('PlateImage', () => {
  it('lets the page choose the dark file: the picture itself would stay light in WebKit', () => {
    const { darkSrc } = plateFile('industry-healthcare');
    const markup = renderToStaticMarkup(<PlateImage name="industry-healthcare" alt="" />);
    expect(markup).toContain(`<source media="(prefers-color-scheme: dark)" srcSet="${darkSrc}"/>`);
  });

  it('reserves its space and waits until it is needed', () => {
    const { src, width, height } = plateFile('industry-healthcare');
    const markup = renderToStaticMarkup(<PlateImage name="industry-healthcare" alt="Two lungs" />);
    expect(markup).toContain(
      `src="${src}" width="${width}" height="${height}" alt="Two lungs" loading="lazy"`,
    );
  });
});
