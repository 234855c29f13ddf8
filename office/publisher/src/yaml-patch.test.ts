import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontmatter, readContent } from '@vanda/site/content-lint/read';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { patchYaml } from './yaml-patch.ts';

const root = join(import.meta.dirname, '../../..');
const sources = readContent(join(root, 'apps/site/src/content'), root).files.map(({ file }) => {
  const text = readFileSync(join(root, file), 'utf8');
  return [file, file.endsWith('.md') ? `${frontmatter.exec(text)?.[1]}\n` : text] as const;
});

function patched(source: string, change: (data: Record<string, unknown>) => void): string {
  const data = parse(source);
  change(data);
  return patchYaml(source, data);
}

describe('patchYaml', () => {
  test.each(sources)('keeps every byte of %s without a change', (_, source) =>
    expect(patchYaml(source, parse(source))).toBe(source),
  );

  test.each([
    ['a plain value', 'a: one # why\nb: 2\n', { a: 'two', b: 2 }, 'a: two # why\nb: 2\n'],
    ['a quoted value', 'a: \'one\'\nb: "2"\n', { a: 'two', b: '3' }, 'a: \'two\'\nb: "3"\n'],
    ['a value that now needs quotes', 'a: one\n', { a: 'one: two' }, 'a: "one: two"\n'],
    [
      'a folded text',
      'a:\n  b: >-\n    one\n    two\nc: 1\n',
      { a: { b: 'six' }, c: 1 },
      'a:\n  b: >-\n    six\nc: 1\n',
    ],
    ['a list on one line', 'a: [A, B]\n', { a: ['A', 'C, D'] }, 'a: [A, "C, D"]\n'],
    [
      'a new field, after the one that it follows',
      'a: 1\nc: 3\n',
      { a: 1, b: 2, c: 3 },
      'a: 1\nb: 2\nc: 3\n',
    ],
    [
      'a field that goes, its neighbour changed',
      'a: 1\nb: 2\n# why\nc: 3\n',
      { a: 1, d: 4, c: 5 },
      'a: 1\nd: 4\n# why\nc: 5\n',
    ],
    [
      'an item that moves, with its comment',
      'a:\n  - x\n  # why\n  - y\n',
      { a: ['y', 'x'] },
      'a:\n  # why\n  - y\n  - x\n',
    ],
    [
      'an item that goes',
      'a:\n  - x\n  - y\n  - z\nb: 1\n',
      { a: ['x', 'z'], b: 1 },
      'a:\n  - x\n  - z\nb: 1\n',
    ],
    [
      'an item that is new',
      'a:\n  - x: 1\n    y: 2\n',
      { a: [{ x: 1, y: 2 }, { x: 3 }] },
      'a:\n  - x: 1\n    y: 2\n  - x: 3\n',
    ],
    ['a field of an item', 'a:\n  - x: 1 # one\n', { a: [{ x: 1, y: 2 }] }, 'a:\n  - x: 1 # one\n    y: 2\n'],
    ['a list that is emptied', 'a:\n  - x\nb: 1\n', { a: [], b: 1 }, 'a: []\nb: 1\n'],
    ['a day stays a plain word', 'a: 1\n', { a: 1, b: '2027-02-08' }, 'a: 1\nb: 2027-02-08\n'],
    ['digits that are a text get quotes', 'a: "1"\n', { a: '000002' }, 'a: "000002"\n'],
  ])('%s', (_, before, data, after) => expect(patchYaml(before, data)).toBe(after));

  test('rejects a change that it cannot write exactly', () => {
    expect(() => patchYaml('a:\n  - x: 1\n    y: 2\n', { a: [{ y: 2 }] })).toThrow(
      'cannot be written exactly',
    );
  });

  test.each(['! ', '- ', ' a', 'a ', '# ', `$& $' $1`])('keeps the text %j in every scalar style', (text) => {
    for (const style of ['old', "'old'", '"old"', '>-\n  old', '|-\n  old']) {
      const result = patched(`title: ${style}\nlevel: Beginner\n`, (data) =>
        Object.assign(data, { title: text }),
      );
      expect(parse(result)).toEqual({ title: text, level: 'Beginner' });
    }
  });

  test('reads back any text in any field and changes no other field', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sources),
        fc.string({ minLength: 1 }),
        fc.nat(),
        (entry, text, choice) => {
          const [, source] = entry;
          const names = Object.entries(parse(source)).filter(([, value]) => typeof value === 'string');
          const [name = ''] = names[choice % names.length] ?? [];
          const result = patched(source, (data) => Object.assign(data, { [name]: text }));
          expect(parse(result)).toEqual({ ...parse(source), [name]: text });
          const withoutIt = (yaml: string) => patched(yaml, (data) => delete data[name]);
          expect(withoutIt(result)).toBe(withoutIt(source));
        },
      ),
      { numRuns: 50 },
    );
  });
});
