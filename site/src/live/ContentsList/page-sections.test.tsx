import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Section } from '../../ui/Section/Section.tsx';
import { pageSections } from './page-sections.ts';

const page = (...titles: string[]) =>
  renderToStaticMarkup(
    <>
      <section id="not-one">
        <h2>No section of the page</h2>
      </section>
      {titles.map((title, i) => (
        <Section key={title} id={`part-${i}`} title={title} isPrinted={i > 0}>
          <section id={`inner-${i}`}>
            <h3>Inside</h3>
          </section>
        </Section>
      ))}
      <Section title="Nothing leads here" />
    </>,
  );

test('every section with an anchor is listed by its heading, in order, and nothing else', () => {
  expect(pageSections(page('What it takes', 'R&D’s “own” terms', "It's <here>", 'Sources'))).toEqual([
    { slug: 'part-0', text: 'What it takes' },
    { slug: 'part-1', text: 'R&D’s “own” terms' },
    { slug: 'part-2', text: "It's <here>" },
    { slug: 'part-3', text: 'Sources' },
  ]);
});

test('a page of three sections needs no list', () => {
  expect(pageSections(page('One', 'Two', 'Three'))).toEqual([]);
});
