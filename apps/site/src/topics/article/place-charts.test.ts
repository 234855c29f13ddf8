import { describe, expect, test } from 'vitest';
import { placeCharts } from './place-charts.ts';

const html = '<p>Opening</p><h2 id="one">One</h2><p>First</p><h2 id="two">Two</h2><p>Second</p>';
const headings = [
  { slug: 'one', text: 'One' },
  { slug: 'two', text: 'Two' },
];
const place = (...charts: { id: string; under: string }[]) =>
  placeCharts(html, { headings, charts, file: 'news/a.md' });

describe('placement of charts in an article', () => {
  test('places a chart at the end of the section it names and keeps the text', () => {
    const { parts, rest } = place({ id: 'a', under: 'One' });
    expect(parts).toEqual([
      { html: '<p>Opening</p><h2 id="one">One</h2><p>First</p>', chart: { id: 'a', under: 'One' } },
    ]);
    expect(rest).toBe('<h2 id="two">Two</h2><p>Second</p>');
  });

  test('orders charts by their sections', () => {
    const { parts, rest } = place({ id: 'b', under: 'Two' }, { id: 'a', under: 'One' });
    expect(parts.map(({ chart }) => chart.id)).toEqual(['a', 'b']);
    expect(parts.map((part) => part.html).join('') + rest).toBe(html);
  });

  test('rejects an unknown heading with file, field and the choices', () => {
    expect(() => place({ id: 'a', under: 'One' }, { id: 'b', under: 'Three' })).toThrow(
      'news/a.md: charts.1.under is no heading of the text: "Three". Choose from "One", "Two"',
    );
  });
});
