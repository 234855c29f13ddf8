import { describe, expect, test } from 'vitest';
import { instruments } from './instrument.fixture.ts';
import { instrumentWords, type NamedInstrument } from './references.ts';
import { statusWords } from './status.ts';

const [law] = instruments;
if (!law) throw new Error('The fixture is empty');
const act: NamedInstrument = {
  ...law,
  history: [
    ...law.history,
    { status: 'proposed', from: '2025-03-01', dateText: 'March 2025', sources: ['A'] },
  ],
  dates: law.dates.map((date) => ({
    ...date,
    moved: date.moved.flatMap((move) => [
      move,
      { from: '2026-06-30', on: '2026-05-14', by: 'Yet another Act' },
    ]),
  })),
};

describe('the words of an instrument', () => {
  test.each([
    ['2025-06-01', 'in draft', 'March 2025'],
    ['2026-05-14', 'not yet in force, adopted on 14 May 2026', '14 May 2026'],
    ['2026-12-31', 'not yet in force, adopted on 14 May 2026', '14 May 2026'],
    ['2027-01-01', 'in force since 1 January 2027', '1 January 2027'],
  ])('the status is the one of the day it is asked for: %s', (today, status, since) => {
    const words = instrumentWords([act], today);
    expect(words['some-act/status']).toBe(status);
    expect(words['some-act/since']).toBe(since);
  });

  test('before its history begins, an instrument stands where it began', () =>
    expect(instrumentWords([act], '2020-01-01')['some-act/status']).toBe('in draft'));

  test('a moved day keeps the day first set', () => {
    expect(instrumentWords([act], '2026-11-22')).toMatchObject({
      'some-act/duties': '1 January 2027',
      'some-act/duties/short': '1 Jan 2027',
      'some-act/duties/month': 'January 2027',
      'some-act/duties/year': '2027',
      'some-act/duties/day': '2027-01-01',
      'some-act/duties/original': '1 February 2026',
      'some-act/duties/original/day': '2026-02-01',
    });
  });

  test('a day that never moved has no first day', () =>
    expect(instrumentWords([act], '2026-11-22')).not.toHaveProperty('some-act/signed/original'));
});

test('a date in words of its own is written as it is, whatever its signs', () => {
  const dateText = `$& $' 2025`;
  expect(statusWords('law', { status: 'adopted', from: '2025-03-01', dateText, sources: ['A'] })).toContain(
    `adopted in $& $' 2025`,
  );
});

describe('the status of a guideline', () => {
  const guideline = (day: string): string | undefined =>
    instrumentWords([{ ...act, kind: 'guideline' }], day)['some-act/status'];

  test('never comes into force: it is published, then to be followed', () => {
    expect(guideline('2026-06-01')).toBe('published on 14 May 2026, to be followed later');
    expect(guideline('2027-01-01')).toBe('to be followed since 1 January 2027');
  });
});

test.each([
  ['enjoined', 'blocked by a court since 3 May 2025'],
  ['struck-down', 'struck down on 3 May 2025'],
] as const)('a law that a court stopped says so: %s', (status, words) => {
  const stopped = { ...act, history: [{ status, from: '2025-05-03', sources: ['EU1'] }] };
  expect(instrumentWords([stopped], '2026-01-01')['some-act/status']).toBe(words);
});
