import { describe, expect, test } from 'vitest';
import { placeFigures } from './place-figures.ts';

const html = '<p>Opening</p><h2 id="one">One</h2><p>First</p><h2 id="two">Two</h2><p>Second</p>';
const headings = [
  { slug: 'one', text: 'One' },
  { slug: 'two', text: 'Two' },
];
const place = (...figures: { id: string; under?: string }[]) =>
  placeFigures(html, { headings, figures, file: 'news/a.md' });

describe('places of figures in an article', () => {
  test('a figure stands at the end of the section that it names, and the text stays whole', () => {
    const { parts, rest } = place({ id: 'a', under: 'One' });
    expect(parts).toEqual([
      { html: '<p>Opening</p><h2 id="one">One</h2><p>First</p>', figure: { id: 'a', under: 'One' } },
    ]);
    expect(rest).toBe('<h2 id="two">Two</h2><p>Second</p>');
  });

  test('figures follow the text, in whatever order they are written', () => {
    const { parts, rest } = place({ id: 'b', under: 'Two' }, { id: 'a', under: 'One' });
    expect(parts.map(({ figure }) => figure.id)).toEqual(['a', 'b']);
    expect(parts.map((part) => part.html).join('') + rest).toBe(html);
  });

  test('a figure without a section stands under the updates', () => {
    expect(place({ id: 'since' })).toEqual({ parts: [], rest: html, since: [{ id: 'since' }] });
  });

  test('a heading that the text does not have is refused with the file, the field and a choice', () => {
    expect(() => place({ id: 'a', under: 'One' }, { id: 'b', under: 'Three' })).toThrow(
      'news/a.md: figures.1.under is no heading of the text: "Three". Choose from "One", "Two"',
    );
  });
});
