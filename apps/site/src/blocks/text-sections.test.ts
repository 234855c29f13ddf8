import { expect, test } from 'vitest';
import { type Block, block as blockSchema } from '../schemas/parts/block.ts';
import { textSections } from './text-sections.ts';

const items = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    title: `Row ${i}`,
    text: 'A sentence that says what the row is about.',
  }));
const block = (id: string, rest: object): Block =>
  blockSchema.parse({ id, title: `Title of ${id}`, ...rest });
const rows = (id: string, count = 3) => block(id, { kind: 'rows', items: items(count) });

test('sets two text sections of a page beside their heading, never two in a row', () => {
  const page = [rows('first'), rows('second'), rows('third'), rows('fourth'), rows('fifth')];
  expect([...textSections(page)]).toEqual(['first', 'third']);
});

test('a long list is as wide as the page', () =>
  expect([...textSections([rows('long', 8), rows('short')])]).toEqual(['short']));

test('rows of long texts are as wide as the page', () => {
  const long = block('long', { kind: 'rows', items: [{ title: 'Row', text: 'word '.repeat(40) }] });
  expect([...textSections([long, rows('short')])]).toEqual(['short']);
});

test('what a participant gets and learns comes before other lists', () => {
  const page = [rows('audience'), block('gets', { kind: 'included' }), block('days', { kind: 'curriculum' })];
  expect([...textSections(page)].sort()).toEqual(['days', 'gets']);
});
