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
  const { svg, src, file, width, height } = plateFile(name);

  it('has every token written out', () => {
    expect(svg).not.toMatch(/var\(|light-dark\(|undefined|NaN/);
  });

  it('uses only parts that the vocabulary names', () => {
    const used = [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, list]) => list?.split(' ') ?? []);
    expect(used.filter((part) => !classes.has(part))).toEqual([]);
  });

  it('is an SVG document with its own size', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).toContain(`width="${width}" height="${height}"`);
  });

  it('is named after its content, so that it can be cached for ever', () => {
    expect(file).toMatch(new RegExp(`^${name}\\.[0-9a-f]{10}$`));
    expect(src).toBe(`/plates/${file}.svg`);
  });
});

describe('PlateImage', () => {
  it('reserves its space and waits until it is needed', () => {
    const { src, width, height } = plateFile('industry-healthcare');
    const markup = renderToStaticMarkup(<PlateImage name="industry-healthcare" alt="Two lungs" />);
    expect(markup).toContain(
      `src="${src}" width="${width}" height="${height}" alt="Two lungs" loading="lazy"`,
    );
  });
});
