import { describe, expect, test } from 'vitest';
import { instruments, sources } from './instrument.fixture.ts';
import { openData, openDataCsv } from './open-data.ts';
import type { NamedInstrument } from './references.ts';

const context = {
  brand: 'Vanda',
  site: 'https://www.vanda.example',
  licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  asOf: '2026-11-22',
  sources,
};
const dataOf = (of: readonly NamedInstrument[] = instruments) => openData(of, context);

/** RFC 4180, every cell quoted. */
function readCsv(text: string): Record<string, string>[] {
  expect(text.startsWith('\ufeff'), 'Excel takes it for UTF-8').toBe(true);
  const rows = text
    .slice(1)
    .split(/\r\n(?=")|\r\n$/)
    .filter((row) => row !== '')
    .map((row) =>
      [...row.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
    );
  const [headings = [], ...records] = rows;
  return records.map((cells) => {
    expect(cells).toHaveLength(headings.length);
    return Object.fromEntries(headings.map((heading, i) => [heading, cells[i] ?? '']));
  });
}
const dutiesIn = (of: readonly NamedInstrument[] = instruments) =>
  readCsv(openDataCsv(dataOf(of))).find(({ date_id }) => date_id === 'duties');

describe('the JSON', () => {
  test('says where an instrument stands on the day asked for, and its whole history', () => {
    const [act] = dataOf().instruments;
    expect(act).toMatchObject({ status: 'adopted', from: '2026-05-14' });
    expect(act?.history).toHaveLength(2);
    const [later] = openData(instruments, { ...context, asOf: '2027-01-01' }).instruments;
    expect(later).toMatchObject({ status: 'in-force', from: '2027-01-01' });
  });

  test('brings every source that a record names, no other, and throws for one that nobody holds', () => {
    expect(Object.keys(dataOf().sources)).toEqual(['A', 'B']);
    expect(() => openData(instruments, { ...context, sources: new Map() })).toThrow('"A"');
  });
});

describe('the CSV', () => {
  test('says whom an instrument reaches, what to do, who enforces it and the penalty', () => {
    expect(dutiesIn()).toMatchObject({
      market: 'usa',
      reach: 'conditional',
      reach_basis: 'Section 3',
      duties: 'Tell people that AI decides (Section 5).',
      enforced_by: 'The Attorney General',
      penalty: 'Up to US$20,000 a violation (Section 9)',
      first_steps: 'The owner of each tool lists what it decides.',
    });
    const guidance = readCsv(openDataCsv(dataOf())).find(({ instrument }) => instrument === 'guidance');
    expect(guidance).toMatchObject({ enforced_by: 'Nobody enforces it.', penalty: 'No penalty of its own.' });
  });

  test('quotes line breaks and lets no cell begin a formula', () => {
    expect(dutiesIn()?.text).toBe('In two\nlines.');
    expect(openDataCsv(dataOf())).toContain(`"'=Guidance"`);
    expect(openDataCsv(dataOf())).not.toMatch(/"[=+@-]/);
  });
});
