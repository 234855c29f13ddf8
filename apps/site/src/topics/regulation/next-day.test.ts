import { expect, test } from 'vitest';
import { instruments, movedTo } from './instrument.fixture.ts';
import { nextDayBlock, nextDayFact } from './next-day.ts';

const several = instruments.flatMap((one) => [one, { ...one, id: `${one.id}-2`, shortName: 'Other Act' }]);
const sections = [{ id: 'states', title: 'State rules: decisions about people' }];

test('names the next day on which a duty begins, with whom it binds, the duty and the first step', () => {
  const block = nextDayBlock(several, '2026-11-23', sections);
  expect(block?.title).toBe('Before 1\u00a0January\u00a02027');
  expect(block?.rows).toEqual([
    {
      cells: [
        'Some Act',
        'Everybody',
        'Tell people that AI decides.',
        'The owner of each tool lists what it decides.',
      ],
      note: expect.stringMatching(/^Duties of “deployers” begin/),
      sources: ['A', 'B'],
    },
    expect.objectContaining({ cells: expect.arrayContaining(['Other Act']) }),
  ]);
});

test('says who set the day: the law, or for a guideline an authority', () => {
  const guidelines = several.map((one) => ({ ...one, kind: 'guideline' as const }));
  expect(nextDayBlock(several, '2026-11-23', sections)?.note).toContain('the law sets');
  expect(nextDayBlock(guidelines, '2026-11-23', sections)?.note).toContain('an authority sets');
});

test('moves on by itself: a day that has come is no longer named', () => {
  const moved = movedTo('2028-01-01', '2026-12-15', 'Act 26-500');
  expect(nextDayBlock(several, '2027-01-01', sections)).toBeUndefined();
  expect(nextDayFact(moved, '2027-01-01', '').value).toBe('1 Jan 2028');
});

test('leaves out drafts', () => {
  const drafts = several.map((one) => ({ ...one, kind: 'draft' as const }));
  expect(nextDayBlock(drafts, '2026-11-23', sections)).toBeUndefined();
});

const noteAsOf = (day: string) =>
  expect.stringMatching(
    `^Some Act.*\\. \\*\\*First step\\.\\*\\* The owner of each tool lists.* As of ${day}\\.$`,
  );

test('is the first fact of a page, with how to begin also where no day is set', () => {
  expect(nextDayFact(several, '2026-11-23', '/usa')).toMatchObject({
    label: 'Next date',
    value: '1 Jan 2027',
    to: '#next-day',
    note: noteAsOf('23 Nov 2026'),
  });
  expect(nextDayFact(instruments, '2027-01-01', '/usa')).toMatchObject({
    label: 'Latest date',
    value: '1 Jan 2027',
    note: noteAsOf('1 Jan 2027'),
  });
});

test('gives a law with two days one row', () => {
  const twice = instruments.map((one) => ({
    ...one,
    dates: one.dates.flatMap((date) =>
      date.id === 'duties' ? [date, { ...date, id: 'more', title: 'More duties' }] : [date],
    ),
    duties: one.duties.flatMap((duty) => [duty, { ...duty, from: 'more' }]),
  }));
  const rows = nextDayBlock(twice, '2026-11-23', sections)?.rows ?? [];
  expect(rows.map(({ note }) => note)).toEqual([expect.stringMatching(/^Duties of .*\. More duties$/)]);
  expect(rows[0]?.cells[2]).toBe('Tell people that AI decides.');
});

test('names of many laws of one day the first of each section that explains them, and of those on other pages', () => {
  const many = instruments.flatMap((one) =>
    ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name, i) => ({
      ...one,
      id: `${one.id}-${name}`,
      shortName: `Act ${name}`,
      explainedAt: ['/usa#states', '/usa#frontier', '/us-data-law#privacy'][Math.floor(i / 3)] ?? '',
    })),
  );
  const all = [...sections, { id: 'courts', title: 'Courts' }, { id: 'frontier', title: 'Frontier models' }];
  const block = nextDayBlock(many, '2026-11-23', all);
  expect(block?.note).toMatch(
    /^7 rules begin.* on this day: the first of each kind, with a link to the rest\.$/,
  );
  expect(block?.rows.map(({ cells, note }) => [cells[0], note])).toEqual([
    ['Act A', 'Decisions about people; [2 more rules](#states)'],
    ['Act D', 'Frontier models; [2 more rules](#frontier)'],
    ['Act G', '[on another page](/us-data-law#privacy)'],
  ]);
});
