import { describe, expect, test } from 'vitest';
import { buildSearchIndex, type SearchablePage } from './build-index.ts';
import { createSearch, hitAddress, hitTitle, mostHits } from './search-engine.ts';

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

describe('the specified rules', () => {
  const pages = Array.from({ length: 9 }, (_, i) => page(`Audit ${i}`));

  test('a query of two characters, once trimmed, gets no answer', () => {
    expect(find(pages, ' au ')).toEqual([]);
    expect(find(pages, 'aud')).not.toEqual([]);
  });

  test('there are six results at most', () => {
    expect(find(pages, 'audit')).toHaveLength(mostHits);
  });

  test('title, excerpt and category are searched, in any case', () => {
    const entries = [page('One'), page('Two', { excerpt: 'About kanban' }), page('Three', { type: 'news' })];
    expect(find(entries, 'ONE')).toEqual(['One']);
    expect(find(entries, 'Kanban')).toEqual(['Two']);
    expect(find(entries, 'news')).toEqual(['Three']);
  });
});

describe('beyond them', () => {
  test('a word in the title counts more than in the excerpt, in headings, in the text', () => {
    const entries = [
      page('Three', { texts: ['audit'] }),
      page('Two', { headings: ['audit'] }),
      page('One', { excerpt: 'audit' }),
      page('Audit'),
    ];
    expect(find(entries, 'audit')[0]).toBe('Audit');
    expect(find(entries, 'audit').at(-1)).toBe('Three');
  });

  test('several words are found in any order, and a page with all of them comes first', () => {
    const entries = [page('Master plan'), page('Scrum Master'), page('Scrum')];
    expect(find(entries, 'master scrum')[0]).toBe('Scrum Master');
  });

  test('the page whose name is what was asked for comes before longer names', () => {
    const entries = [page('Fraud Detection and Reporting for Banks'), page('Fraud Detection')];
    expect(find(entries, 'fraud detection')[0]).toBe('Fraud Detection');
  });

  test('an unknown word may hold a mistake; a known one, a short one and a number may not', () => {
    const entries = [page('Penalty'), page('Five'), page('Fine'), page('Standard 27001'), page('Cat')];
    expect(find(entries, 'penalti')).toEqual(['Penalty']);
    expect(find(entries, 'fine')).toEqual(['Fine']);
    expect(find(entries, '27002')).toEqual([]);
    expect(find(entries, 'cot')).toEqual([]);
  });

  test('a word counts from its beginning on', () => {
    expect(find([page('Trustmark')], 'trus')).toEqual(['Trustmark']);
  });

  test('another word of the group finds the page too, and is named among the matches', () => {
    const search = searchIn([page('Penalty')], [['fine', 'penalty']]);
    expect(search('fines').map(({ terms }) => [...terms])).toEqual([['penalty']]);
  });

  test('when no page holds every word, pages with some are shown', () => {
    expect(find([page('Scrum')], 'scrum zzyzx')).toEqual(['Scrum']);
  });

  test('what is offered comes before what was written about it', () => {
    const entries = [
      page('Copilot', { type: 'news', url: '/news/copilot' }),
      page('Copilot', { url: '/services/copilot' }),
    ];
    expect(searchIn(entries)('copilot')[0]?.entry.type).toBe('service');
  });
});

describe('places', () => {
  const law = page('EU AI Act', {
    url: '/ai-regulations/eu-ai-act',
    type: 'ai-regulation',
    excerpt: 'High-risk duties and fines',
    places: [
      { anchor: 'risk-tiers', title: 'Risk tiers', headings: ['Annex III'], texts: ['profiling'] },
      { anchor: 'penalties', title: 'Penalties', headings: [], texts: ['Annex of fines, profiling banks'] },
      { anchor: '', title: 'GPAI code', headings: [], texts: [] },
    ],
  });
  const answer = (query: string) => searchIn([page('Audit'), law], [['fine', 'penalty']])(query)[0];

  test('a page stands once, with the place that answers', () => {
    expect(searchIn([law])('annex')).toHaveLength(1);
    const hit = answer('annex iii');
    expect(hit && [hitAddress(hit), hitTitle(hit)]).toEqual([
      '/ai-regulations/eu-ai-act#risk-tiers',
      'EU AI Act: Risk tiers',
    ]);
  });

  test('the page itself answers to its own name', () => {
    const hit = answer('eu ai act');
    expect(hit && [hitAddress(hit), hitTitle(hit)]).toEqual(['/ai-regulations/eu-ai-act', 'EU AI Act']);
  });

  test('what the page’s name leaves open decides between its places', () => {
    const hit = answer('eu ai act fines');
    expect(hit && hitAddress(hit)).toBe('/ai-regulations/eu-ai-act#penalties');
  });

  test('no place stands for a query of which it holds only a part', () => {
    const hit = answer('annex duties');
    expect(hit && hitAddress(hit)).toBe('/ai-regulations/eu-ai-act');
  });

  test('a place without an anchor leads to its page', () => {
    const hit = answer('gpai code');
    expect(hit && [hitAddress(hit), hitTitle(hit)]).toEqual([
      '/ai-regulations/eu-ai-act',
      'EU AI Act: GPAI code',
    ]);
  });
});
