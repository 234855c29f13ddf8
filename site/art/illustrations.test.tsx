import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { Illustration } from './Illustration.tsx';
import { type IllustrationName, illustrationNames } from './names.ts';
import { illustrations } from './registry.ts';

/** What one picture may add to a page (decision 33, Design). */
const inlineLimitBytes = 6000;

const inline = (name: IllustrationName) => renderToStaticMarkup(<Illustration name={name} />);

describe('registry', () => {
  it('has a picture for every name, and a name for every picture', () => {
    expectTypeOf<keyof typeof illustrations>().toEqualTypeOf<IllustrationName>();
    expect(Object.keys(illustrations)).toEqual([...illustrationNames]);
  });

  it('shows a drawing under one name only, so that no page borrows the picture of another', () => {
    const drawings = illustrationNames.map((name) => illustrations[name].Component);
    expect(
      illustrationNames.filter((name, index) => drawings.indexOf(illustrations[name].Component) !== index),
    ).toEqual([]);
  });

  it('keeps the names sorted and unique', () => {
    expect([...illustrationNames]).toEqual([...new Set(illustrationNames)].sort());
  });
});

describe.each(illustrationNames)('%s', (name) => {
  const markup = inline(name);
  const { width, height, ground } = illustrations[name];

  it('adds at most 6 kB to a page', () => {
    expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(inlineLimitBytes);
  });

  it('carries no style attribute, which the content security policy forbids', () => {
    expect(markup).not.toMatch(/\sstyle=/);
  });

  it('paints with flat colours from the vocabulary only', () => {
    expect(markup).not.toMatch(/Gradient|filter|(fill|stroke)="/);
  });

  it('is hidden from assistive technology unless it is given a label', () => {
    expect(markup).toMatch(/^<svg[^>]* aria-hidden="true"/);
    const labelled = renderToStaticMarkup(<Illustration name={name} label="A seed" />);
    expect(labelled).toMatch(/^<svg[^>]* role="img" aria-label="A seed"/);
    expect(labelled).not.toMatch(/^<svg[^>]* aria-hidden/);
  });

  it('is drawn at the size and on the ground that the registry states', () => {
    const [, classes, , , drawnWidth, drawnHeight] =
      /class="([^"]*)" viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(markup) ?? [];
    expect({ classes, width: Number(drawnWidth), height: Number(drawnHeight) }).toEqual({
      classes: `plate ${ground}`,
      width,
      height,
    });
  });
});

describe('a page that shows every picture twice', () => {
  const page = renderToStaticMarkup(
    illustrationNames.map((name) => (
      <div key={name}>
        <Illustration name={name} />
        <Illustration name={name} />
      </div>
    )),
  );

  it('has no id twice', () => {
    const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('refers only to ids that exist', () => {
    const ids = new Set([...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
    const targets = [...page.matchAll(/\shref="#([^"]*)"/g)].map(([, id]) => id);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
  });
});
