import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { factNames, fillInAll } from '../src/company/facts.ts';
import { instrumentWords, type NamedInstrument } from '../src/instrument/references.ts';
import { instrumentSchema } from '../src/schemas/instrument.ts';
import { readContent } from './read.ts';
import { textsOf } from './references.ts';

const realContent = join(import.meta.dirname, '../src/content');
const { files } = readContent(realContent, join(realContent, '..'));
const instruments = files
  .filter(({ collection }) => collection === 'instruments')
  .map(({ slug, data }): NamedInstrument => ({ id: slug, ...instrumentSchema.parse(data) }));

/** Every text of the content that speaks of laws, filled in, by file and field. */
function textsWith(laws: readonly NamedInstrument[]): Map<string, string> {
  const company = Object.fromEntries(factNames.map((name) => [name, name]));
  const words = { ...company, ...instrumentWords(laws, '2026-11-22') };
  return new Map(
    files.flatMap((file) =>
      textsOf(file).map(
        ({ path, text }) => [`${file.file} ${path.join('.')}`, fillInAll(text, words)] as const,
      ),
    ),
  );
}

describe.each([
  [
    'eu-ai-act',
    'high-risk-uses',
    '2029-03-05',
    'content/regulations/eu-ai-act.yaml facts.1.value',
    '5 Mar 2029',
  ],
  [
    'sg-mas-ai-guidelines',
    'first-part',
    '2028-02-29',
    'content/regulations/global.yaml blocks.0.rows.1.cells.1',
    '29 February 2028',
  ],
])('when the day %s/%s moves to %s', (id, date, day, place, written) => {
  const before = textsWith(instruments);
  const after = textsWith(
    instruments.map((one) =>
      one.id === id
        ? { ...one, dates: one.dates.map((entry) => (entry.id === date ? { ...entry, date: day } : entry)) }
        : one,
    ),
  );
  const naming = files.flatMap((file) =>
    textsOf(file)
      .filter(({ text }) => new RegExp(`\\{\\{${id}/${date}(?!/original)[}/]`).test(text))
      .map(({ path }) => `${file.file} ${path.join('.')}`),
  );

  test('every text that names it changes, and no other does', () => {
    const changed = [...after].filter(([at, text]) => before.get(at) !== text).map(([at]) => at);
    expect(new Set(changed.map((at) => at.split(' ')[0])).size).toBeGreaterThan(2);
    expect(changed).toEqual(naming);
  });

  test('the page says the new day', () => {
    expect(after.get(place)).toContain(written);
  });
});
