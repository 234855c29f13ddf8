import { expect, test } from 'vitest';
import { buildSearchIndex, type SearchablePage } from './build-index.ts';

const page = (title: string, rest: Partial<SearchablePage> = {}): SearchablePage => ({
  title,
  url: `/${title}`,
  type: 'service',
  excerpt: '',
  headings: [],
  texts: [],
  ...rest,
});
const index = (...pages: SearchablePage[]) => buildSearchIndex(pages, []).entries;

test('title, address, type, excerpt and category are kept as they are', () => {
  const [entry] = index(page('ISO 27001 Advisory', { type: 'ai-regulation', excerpt: 'A sentence.' }));
  expect(entry).toMatchObject({
    title: 'ISO 27001 Advisory',
    url: '/ISO 27001 Advisory',
    type: 'ai-regulation',
    excerpt: 'A sentence.',
    category: 'AI Regulations',
  });
});

test('a term is kept once, where it counts most', () => {
  const [entry] = index(
    page('Audit', { excerpt: 'risk', headings: ['Audit and scope'], texts: ['audit risk scope evidence'] }),
  );
  expect(entry?.headings).toBe('scope');
  expect(entry?.body).toBe('evidence');
});

test('of a long text the terms are kept that other pages lack', () => {
  const common = Array.from(
    { length: 200 },
    (_, i) => `word${String.fromCharCode(97 + (i % 26))}${'x'.repeat(i)}`,
  );
  const [entry] = index(
    page('One', { texts: [`${common.join(' ')} trustmark trustmark`] }),
    page('Two', { texts: [common.join(' ')] }),
  );
  expect(entry?.body.split(' ')).toContain('trustmark');
  expect(entry?.body.split(' ').length).toBeLessThan(common.length);
});
