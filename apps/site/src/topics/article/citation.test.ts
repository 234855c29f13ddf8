import { expect, test } from 'vitest';
import { apa, bibTex } from './citation.ts';

const article = {
  title: 'Reading Surveys: A Method',
  author: 'Vanda Research Team',
  publisher: 'Vanda',
  date: '2025-06-20',
  modified: '2026-11-23',
  url: 'https://www.vanda.example/news/reading-surveys',
};

test('APA names author, day of publication, title, publisher and address', () => {
  expect(apa(article)).toBe(
    'Vanda Research Team. (2025, June 20). Reading Surveys: A Method. Vanda. https://www.vanda.example/news/reading-surveys',
  );
});

test('APA names an author that is the publisher once', () => {
  expect(apa({ ...article, author: 'Vanda' })).toBe(
    'Vanda. (2025, June 20). Reading Surveys: A Method. https://www.vanda.example/news/reading-surveys',
  );
});

test('BibTeX keeps the name of the author together and states the last change', () => {
  expect(bibTex(article)).toBe(`@misc{reading-surveys,
  author = "{Vanda Research Team}",
  title = "Reading Surveys: A Method",
  year = "2025",
  month = "6",
  publisher = "Vanda",
  url = "https://www.vanda.example/news/reading-surveys",
  note = "Last changed 2026-11-23"
}`);
});
