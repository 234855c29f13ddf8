import { describe, expect, test } from 'vitest';
import { createSearch, mostHits } from './search-engine.ts';
import { type SearchEntry, searchCategories } from './search-index.ts';

const entry = (title: string, rest: Partial<SearchEntry> = {}): SearchEntry => ({
  title,
  url: `/services/${title.toLowerCase().replaceAll(' ', '-')}`,
  type: 'service',
  category: searchCategories[rest.type ?? 'service'],
  excerpt: '',
  headings: '',
  body: '',
  ...rest,
});
const find = (entries: SearchEntry[], query: string, synonyms: string[][] = []) =>
  createSearch({ entries, synonyms })(query).map(({ entry: { title } }) => title);

describe('the specified rules', () => {
  const pages = Array.from({ length: 9 }, (_, i) => entry(`Audit ${i}`));

  test('a query of two characters, once trimmed, gets no answer', () => {
    expect(find(pages, ' au ')).toEqual([]);
    expect(find(pages, 'aud')).not.toEqual([]);
  });

  test('there are six results at most', () => {
    expect(find(pages, 'audit')).toHaveLength(mostHits);
  });

  test('title, excerpt and category are searched, in any case', () => {
    const entries = [
      entry('One'),
      entry('Two', { excerpt: 'About kanban' }),
      entry('Three', { type: 'news' }),
    ];
    expect(find(entries, 'ONE')).toEqual(['One']);
    expect(find(entries, 'Kanban')).toEqual(['Two']);
    expect(find(entries, 'news')).toEqual(['Three']);
  });
});

describe('beyond them', () => {
  test('a word in the title counts more than in the excerpt, in headings, in the text', () => {
    const entries = [
      entry('Three', { body: 'audit' }),
      entry('Two', { headings: 'audit' }),
      entry('One', { excerpt: 'audit' }),
      entry('Audit'),
    ];
    expect(find(entries, 'audit')[0]).toBe('Audit');
    expect(find(entries, 'audit').at(-1)).toBe('Three');
  });

  test('several words are found in any order, and a page with all of them comes first', () => {
    const entries = [entry('Master plan'), entry('Scrum Master'), entry('Scrum')];
    expect(find(entries, 'master scrum')[0]).toBe('Scrum Master');
  });

  test('the page whose name is what was asked for comes before longer names', () => {
    const entries = [entry('Fraud Detection and Reporting for Banks'), entry('Fraud Detection')];
    expect(find(entries, 'fraud detection')[0]).toBe('Fraud Detection');
  });

  test('an unknown word may hold a mistake; a known one, a short one and a number may not', () => {
    const entries = [entry('Penalty'), entry('Five'), entry('Fine'), entry('Standard 27001'), entry('Cat')];
    expect(find(entries, 'penalti')).toEqual(['Penalty']);
    expect(find(entries, 'fine')).toEqual(['Fine']);
    expect(find(entries, '27002')).toEqual([]);
    expect(find(entries, 'cot')).toEqual([]);
  });

  test('a word counts from its beginning on', () => {
    expect(find([entry('Trustmark')], 'trus')).toEqual(['Trustmark']);
  });

  test('another word of the group finds the page too, and is named among the matches', () => {
    const search = createSearch({ entries: [entry('Penalty')], synonyms: [['fine', 'penalty']] });
    expect(search('fines').map(({ terms }) => [...terms])).toEqual([['penalty']]);
  });

  test('when no page holds every word, pages with some are shown', () => {
    expect(find([entry('Scrum')], 'scrum zzyzx')).toEqual(['Scrum']);
  });

  test('what is offered comes before what was written about it', () => {
    const entries = [
      entry('Copilot', { type: 'news', url: '/news/copilot' }),
      entry('Copilot', { url: '/services/copilot' }),
    ];
    expect(createSearch({ entries, synonyms: [] })('copilot')[0]?.entry.type).toBe('service');
  });
});
