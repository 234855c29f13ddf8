import { describe, expect, test } from 'vitest';
import { linkedText, markPastVariants, parseRichText, plainText } from './rich-text.ts';

describe('markup in paragraphs', () => {
  test('splits bold, emphasis, links and superscripts from the text, in order', () => {
    expect(
      parseRichText('See **Article 5** of the [Act](/ai-regulations/eu-ai-act), *now*: 10^25^.'),
    ).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'bold', text: 'Article 5' },
      { kind: 'text', text: ' of the ' },
      { kind: 'link', text: 'Act', to: '/ai-regulations/eu-ai-act' },
      { kind: 'text', text: ', ' },
      { kind: 'emphasis', text: 'now' },
      { kind: 'text', text: ': 10' },
      { kind: 'superscript', text: '25' },
      { kind: 'text', text: '.' },
    ]);
  });

  test('text without markup stays whole, a lone sign too', () => {
    for (const text of ['Plain text.', '5 * 3', 'a [bracket] alone'])
      expect(parseRichText(text)).toEqual([{ kind: 'text', text }]);
  });

  test.each([
    ['2026-11-30', 'It ends.', 'It has ended.', false],
    ['2026-12-01', 'It has ended.', 'It ends.', true],
  ])('on %s a text with two variants by date reads “%s”', (today, text, other, isPast) => {
    const marked = markPastVariants('A grant. {{until 2026-11-30: It ends. | It has ended.}}', today);
    expect(plainText(marked)).toBe(`A grant. ${text}`);
    expect(parseRichText(marked).at(-1)).toEqual({ kind: 'dated', text, other, until: '2026-11-30', isPast });
  });

  test('structured data and search get the words alone', () =>
    expect(plainText('**Bold** and [a link](/contact)')).toBe('Bold and a link'));
});

test('an answer for search engines keeps its links, as absolute addresses', () => {
  const url = 'https://www.vanda.example/services/iso27001';
  expect(linkedText('See **A & B** under [public support](/services/ai-adoption#money).', url)).toBe(
    'See A &amp; B under <a href="https://www.vanda.example/services/ai-adoption#money">public support</a>.',
  );
  expect(linkedText('[Below](#steps)', url)).toBe(`<a href="${url}#steps">Below</a>`);
});
