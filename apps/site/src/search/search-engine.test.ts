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

  test('weighs a word in the title most, in the text least', () => {
    const entries = [
      page('Three', { texts: ['audit'] }),
      page('Two', { headings: ['audit'] }),
      page('One', { excerpt: 'audit' }),
      page('Audit'),
    ];
    expect(find(entries, 'audit')[0]).toBe('Audit');
    expect(find(entries, 'audit').at(-1)).toBe('Three');
  });

  test('tolerates typing mistakes in unknown words, not in known or short words or numbers', () => {
    const entries = [page('Penalty'), page('Five'), page('Fine'), page('Standard 27001'), page('Cat')];
    expect(find(entries, 'penalti')).toEqual(['Penalty']);
    expect(find(entries, 'fine')).toEqual(['Fine']);
    expect(find(entries, '27002')).toEqual([]);
    expect(find(entries, 'cot')).toEqual([]);
  });

  test('falls back to pages with some of the words', () => {
    expect(find([page('Scrum')], 'scrum zzyzx')).toEqual(['Scrum']);
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

  test('lists a page once, with the section that answers', () => {
    expect(searchIn([law])('annex')).toHaveLength(1);
    const hit = answer('annex iii');
    expect(hit && [hitAddress(hit), hitTitle(hit)]).toEqual([
      '/ai-regulations/eu-ai-act#risk-tiers',
      'EU AI Act: Risk tiers',
    ]);
  });

  test('returns the page for its own title', () => {
    const hit = answer('eu ai act');
    expect(hit && [hitAddress(hit), hitTitle(hit)]).toEqual(['/ai-regulations/eu-ai-act', 'EU AI Act']);
  });

  test('chooses the section by the words that the page’s title lacks', () => {
    const hit = answer('eu ai act fines');
    expect(hit && hitAddress(hit)).toBe('/ai-regulations/eu-ai-act#penalties');
  });

  test('returns the page when no section has every word', () => {
    const hit = answer('annex duties');
    expect(hit && hitAddress(hit)).toBe('/ai-regulations/eu-ai-act');
  });

  test('links a section without an anchor to its page', () => {
    const hit = answer('gpai code');
    expect(hit && [hitAddress(hit), hitTitle(hit)]).toEqual([
      '/ai-regulations/eu-ai-act',
      'EU AI Act: GPAI code',
    ]);
  });
});
