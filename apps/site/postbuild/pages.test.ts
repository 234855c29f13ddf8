import { expect, test } from 'vitest';
import { startTags } from './elements.ts';
import { attributeEdit, edited } from './pages.ts';

test('applies edits in any order and keeps all other bytes', () => {
  const edits = [
    { start: 6, end: 7, text: '' },
    { start: 0, end: 1, text: 'AA' },
    { start: 3, end: 3, text: '+' },
  ];
  expect(edited('abc\r\n\u00a0é ', edits)).toBe('AAbc+\r\n\u00a0 ');
});

test('rejects overlapping edits', () => {
  const edits = [
    { start: 0, end: 3, text: 'x' },
    { start: 2, end: 4, text: 'y' },
  ];
  expect(() => edited('abcdef', edits)).toThrow('overlap');
});

test('removes an attribute with the space before it', () => {
  const html = `<p id=a data-x="1 > 0"  class='b'>`;
  const [tag] = startTags(html);
  if (!tag) throw new Error('no tag');
  expect(edited(html, [attributeEdit(tag, 'data-x')])).toBe(`<p id=a  class='b'>`);
  expect(() => attributeEdit(tag, 'data-y')).toThrow('data-y');
});
