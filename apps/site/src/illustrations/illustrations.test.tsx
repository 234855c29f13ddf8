import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Illustration } from './Illustration.tsx';
import { IllustrationImage } from './IllustrationImage.tsx';
import { illustrationFile, standaloneSvg } from './illustration-file.ts';
import { illustrationNames, readIllustration } from './illustration-source.ts';

/** Limit per page (decision 33, Design). */
const inlineLimitBytes = 6000;
const [someName = ''] = illustrationNames;

describe.each(illustrationNames)('%s', (name) => {
  const markup = renderToStaticMarkup(<Illustration name={name} />);
  const { body, ground, width, height } = readIllustration(name);

  it('adds at most 6 kB to a page', () =>
    expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(inlineLimitBytes));

  it('has a known background and a size', () => {
    expect(['celadon', 'blush', 'night', 'bare']).toContain(ground);
    expect(width * height).toBeGreaterThan(0);
  });

  it('takes every colour from a custom property, without gradients or filters', () => {
    const paints = [...body.matchAll(/\s(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint ?? '');
    expect(paints.filter((paint) => !/^(none|var\(--[\w-]+\)|#fff)$/.test(paint))).toEqual([]);
    expect(body).not.toMatch(/Gradient|filter/);
  });

  it.each(['light', 'dark'] as const)('has a value for every custom property in the %s file', (scheme) => {
    const svg = standaloneSvg(name, { scheme });
    expect(svg).not.toMatch(/@media|var\(|light-dark\(|undefined|NaN/);
    expect(svg).toContain(`width="${width}" height="${height}"`);
  });
});

describe('Illustration', () => {
  it('is hidden from assistive technology unless it has a label', () => {
    expect(renderToStaticMarkup(<Illustration name={someName} />)).toMatch(/^<svg[^>]* aria-hidden="true"/);
    const labelled = renderToStaticMarkup(<Illustration name={someName} label="A seed" />);
    expect(labelled).toMatch(/^<svg[^>]* role="img" aria-label="A seed"/);
    expect(labelled).not.toMatch(/^<svg[^>]* aria-hidden/);
  });

  it('has unique ids, and references that resolve, on a page that shows every illustration twice', () => {
    const page = renderToStaticMarkup(
      [...illustrationNames, ...illustrationNames].map((name, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each name occurs twice.
        <Illustration key={i} name={name} />
      )),
    );
    const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    const targets = [...page.matchAll(/(?:href="#|url\(#)([^")]*)/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).toEqual([...new Set(ids)]);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });
});

describe('IllustrationImage', () => {
  const { files, src, darkSrc } = illustrationFile(someName);
  const markup = renderToStaticMarkup(<IllustrationImage name={someName} alt="Two lungs" />);

  it('lets the page choose the dark file, because the picture itself would stay light in WebKit', () =>
    expect(markup).toContain(`<source media="(prefers-color-scheme: dark)" srcSet="${darkSrc}"/>`));

  it('is named after its content, so that it can be cached for ever', () => {
    for (const { file } of files) expect(file).toMatch(new RegExp(`^${someName}\\.[0-9a-f]{8}(-dark)?$`));
    expect([src, darkSrc]).toEqual(files.map(({ file }) => `/illustrations/${file}.svg`));
  });
});
