import { expect, it } from 'vitest';
import { titleFrom } from './changes.ts';

it('names a change of list items by the list', () => {
  const fields = ['sessions.18.start', 'sessions.19.seats', 'priceSgd'].map((field) => ({
    field,
    label: field,
    before: '1',
    after: '2',
  }));
  const entry = { collection: 'courses', slug: 'psm', title: 'Professional Scrum Master', page: '' };
  expect(titleFrom([{ ...entry, kind: 'changed', fields }])).toBe(
    'Professional Scrum Master: sessions, price in S$',
  );
});
