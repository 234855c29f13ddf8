import { describe, expect, test } from 'vitest';
import { escapeHtml } from '../src/escape-html.ts';
import { decodeReferences, startTags } from './elements.ts';

describe('startTags', () => {
  test('attributes are read in every way of quoting', () => {
    const [tag] = startTags(`<input type="text" name='a b' VALUE=x&amp;y required>`);
    expect(tag?.name).toBe('input');
    expect(Object.fromEntries(tag?.attributes ?? [])).toEqual({
      type: 'text',
      name: 'a b',
      value: 'x&y',
      required: '',
    });
  });

  test('a > inside an attribute does not end the tag', () => {
    const [tag, next] = startTags('<a title="a > b" href="/x"><b>');
    expect(tag?.attributes.get('href')).toBe('/x');
    expect(next?.name).toBe('b');
  });

  test('what stands in scripts, styles, titles and comments is no markup', () => {
    const html = '<title>a <b></title><script>if (a<b) "<i>"</script><!-- <u> --><style>a{}</style><p>';
    expect(startTags(html).map(({ name }) => name)).toEqual(['title', 'script', 'style', 'p']);
  });

  test('raw text is given to the letter', () => {
    const [script, style] = startTags('<script type="module">\n let a = "&amp;"\n</script><style></style>');
    expect(script?.text).toBe('\n let a = "&amp;"\n');
    expect(style?.text).toBe('');
  });

  test('self-closing tags of drawings are read', () => {
    const tags = startTags('<svg viewBox="0 0 1 1"><use href="#a"/><path d="M0 0"/></svg>');
    expect(tags.map(({ name, attributes }) => [name, attributes.get('href')])).toEqual([
      ['svg', undefined],
      ['use', '#a'],
      ['path', undefined],
    ]);
  });
});

test('character references are resolved and written', () => {
  expect(decodeReferences('&lt;&#39;&#x27;&quot;&amp;lt; &unknown;')).toBe(`<''"&lt; &unknown;`);
  expect(decodeReferences(escapeHtml('"<a> & b"'))).toBe('"<a> & b"');
});
