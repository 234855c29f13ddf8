import { describe, expect, test } from 'vitest';
import { createSearch, hitAddress, hitTitle } from './search-engine.ts';
import { buildSearchIndex, type SearchablePage } from './search-index.ts';

const page = (title: string, rest: Partial<SearchablePage> = {}): SearchablePage => ({
  title,
  url: `/services/${title.toLowerCase().replaceAll(' ', '-')}`,
  type: 'service',
  excerpt: '',
  headings: [],
  texts: [],
  ...rest,
});
const searchIn = (pages: SearchablePage[], synonyms: string[][] = []) =>
  createSearch(buildSearchIndex(pages, synonyms));
const find = (pages: SearchablePage[], query: string, synonyms: string[][] = []) =>
  searchIn(pages, synonyms)(query).map(({ entry: { title } }) => title);

describe('the order of results', () => {
  test('searches title, excerpt and category, in any case', () => {
    const entries = [page('One'), page('Two', { excerpt: 'About kanban' }), page('Three', { type: 'news' })];
    expect(find(entries, 'ONE')).toEqual(['One']);
    expect(find(entries, 'Kanban')).toEqual(['Two']);
    expect(find(entries, 'news')).toEqual(['Three']);
  });

  test('tolerates typing mistakes in unknown words, not in known or short words or numbers', () => {
    const entries = [page('Penalty'), page('Five'), page('Fine'), page('Standard 27001'), page('Cat')];
    expect(find(entries, 'penalti')).toEqual(['Penalty']);
    expect(find(entries, 'fine')).toEqual(['Fine']);
    expect(find(entries, '27002')).toEqual([]);
    expect(find(entries, 'cot')).toEqual([]);
  });
});

describe('sections', () => {
  const law = page('EU AI Act', {
    url: '/ai-regulations/eu-ai-act',
    type: 'ai-regulation',
    excerpt: 'High-risk duties and fines',
    sections: [
      { anchor: 'risk-tiers', title: 'Risk tiers', headings: ['Annex III'], texts: ['profiling'] },
      { anchor: 'penalties', title: 'Penalties', headings: [], texts: ['Annex of fines, profiling banks'] },
      { anchor: '', title: 'GPAI code', headings: [], texts: [] },
    ],
  });
  const answer = (query: string) => searchIn([page('Audit'), law], [['fine', 'penalty']])(query)[0];

  test('returns the page for its own title', () => {
    const hit = answer('eu ai act');
    expect(hit && [hitAddress(hit), hitTitle(hit)]).toEqual(['/ai-regulations/eu-ai-act', 'EU AI Act']);
  });

  test('links a section without an anchor to its page', () => {
    const hit = answer('gpai code');
    expect(hit && [hitAddress(hit), hitTitle(hit)]).toEqual([
      '/ai-regulations/eu-ai-act',
      'EU AI Act: GPAI code',
    ]);
  });
});
