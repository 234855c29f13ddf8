import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { instrumentSchema } from '../src/schemas/instrument.ts';
import { markPastVariants, parseRichText } from '../src/text/rich-text.ts';
import { factNames, fillInAll } from '../src/topics/company/facts.ts';
import { instrumentWords, type NamedInstrument } from '../src/topics/regulation/references.ts';
import { readContent } from './read.ts';
import { textsOf } from './references.ts';

const realContent = join(import.meta.dirname, '../src/content');
const { files } = readContent(realContent, join(realContent, '..'));
const instruments = files
  .filter(({ collection }) => collection === 'instruments')
  .map(({ slug, data }): NamedInstrument => ({ id: slug, ...instrumentSchema.parse(data) }));

/** Every text of the content that speaks of laws, filled in, by file and field. */
function textsWith(laws: readonly NamedInstrument[], today = '2026-11-22'): Map<string, string> {
  const company = Object.fromEntries(factNames.map((name) => [name, name]));
  const words = { ...company, ...instrumentWords(laws, today) };
  return new Map(
    files.flatMap((file) =>
      textsOf(file).map(
        ({ path, text }) => [`${file.file} ${path.join('.')}`, fillInAll(text, words)] as const,
      ),
    ),
  );
}

describe('when a day of a law moves', () => {
  const [id, date, day] = ['eu-ai-act', 'high-risk-uses', '2029-03-05'];
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

  test('the page says the new day', () =>
    expect(after.get('content/regulations/eu-ai-act.yaml facts.0.value')).toContain('5 Mar 2029'));
});

/** Texts that keep their day, or change by the visitor's clock: notices end, and the check's results know the day. */
const datedTexts = /content\/(?:news|sources|instruments|notices|tools)\/| changes\./;
const promise =
  /\b(?:will|shall|is to|are to|is due|ends?|expires?|closes?|ha(?:s|ve) until|is expected|is planned)\b/i;
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const writtenDay = new RegExp(`(?:(\\d{1,2}) )?(${months.join('|')}) (20\\d\\d)`, 'g');

/** ISO days that a text names. Of a month, one that it has in each year. */
const daysIn = (text: string) =>
  [...text.matchAll(writtenDay)].map(
    ([, day = '28', month = '', year]) =>
      `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`,
  );

test.each(['2027-01-01', '2028-02-29', '2036-11-24'])('no page promises on %s what is past', (today) => {
  const promised = [...textsWith(instruments, today)].flatMap(([at, text]) => {
    if (datedTexts.test(at)) return [];
    const parts = parseRichText(markPastVariants(text, today)).map((part) =>
      'text' in part ? part.text : '',
    );
    const sentences = parts.join('').split(/(?<=[.;:]) /);
    return sentences
      .filter((one) => promise.test(one) && daysIn(one).some((day) => day >= '2026-11-23' && day < today))
      .map((one) => `${at}: ${one}`);
  });
  expect(promised).toEqual([]);
});
