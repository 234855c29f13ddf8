import { expect, test } from 'vitest';
import { pageSections } from './page-sections.ts';

test('lists a heading with a tag inside by its text', () => {
  const html = ['Dates', 'Fines <i>&amp; duties</i>', 'Who', 'How']
    .map((heading, i) => `<section id="s${i}" data-ground="paper"><h2>${heading}</h2></section>`)
    .join('');
  expect(pageSections(html).map(({ text }) => text)).toEqual(['Dates', 'Fines & duties', 'Who', 'How']);
});
