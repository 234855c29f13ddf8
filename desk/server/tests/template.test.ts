import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { gapSentence, gapsOf } from '../../contract/gaps.ts';
import { readTemplates } from '../answer/template.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'desk-answers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const text = 'text: |\n  Dear {name},\n\n  Thank you for writing to us about it.\n';

describe('a letter to begin with', () => {
  it.each([
    [
      'an unknown place',
      `title: A letter\nsubject: About {cuorse}\n${text}`,
      ':2  subject knows no {cuorse}: choose from name',
    ],
    [
      'a field that nobody knows',
      `title: A letter\nsubject: A subject\n${text}form: contact\n`,
      'Unrecognized key: "form"',
    ],
    [
      'a form that there is not',
      `title: A letter\nforms: [contcat]\nsubject: A subject\n${text}`,
      ':2  forms.0 ',
    ],
    ['no YAML', 'title: "A letter\n', ':'],
  ])('with %s is told by file, line and mend', (_what, yaml, told) => {
    const file = path.join(folder, 'letter.yaml');
    writeFileSync(file, yaml);
    expect(() => readTemplates(folder)).toThrow(file);
    expect(() => readTemplates(folder)).toThrow(told);
  });
});

it('a gap is found by its line, and said in a sentence', () => {
  const gaps = gapsOf('Dear you,\n\nsee you on [[no date chosen]] or [[ ]].');
  expect(gaps.map(gapSentence)).toEqual(['Line 3: no date chosen.', 'Line 3: nothing filled in.']);
});
