import { expect, test } from 'vitest';
import { instruments, movedTo } from './instrument.fixture.ts';
import { nextDayBlock, nextDayFact } from './next-day.ts';

const sections = [{ id: 'states', title: 'State rules: decisions about people' }];

test('names the next day on which a duty begins, with whom it binds, the duty and the first step', () => {
  const block = nextDayBlock(instruments, '2026-11-23', sections);
  expect(block?.title).toBe('Before 1\u00a0January\u00a02027');
  expect(block?.items).toEqual([
    {
      title: expect.stringMatching(/^Some Act: Duties of “deployers” begin/),
      text: '**Who.** everybody. Tell people that AI decides. **First step.** The owner of each tool lists what it decides.',
      sources: ['A', 'B'],
    },
  ]);
});

test('says who set the day: the law, or for a guideline an authority', () => {
  const guidelines = instruments.map((one) => ({ ...one, kind: 'guideline' as const }));
  expect(nextDayBlock(instruments, '2026-11-23', sections)?.note).toContain('the law sets');
  expect(nextDayBlock(guidelines, '2026-11-23', sections)?.note).toContain('an authority sets');
});

test('moves on by itself: a day that has come is no longer named', () => {
  const moved = movedTo('2028-01-01', '2026-12-15', 'Act 26-500');
  expect(nextDayBlock(instruments, '2027-01-01', sections)).toBeUndefined();
  expect(nextDayBlock(moved, '2027-01-01', sections)?.title).toBe('Before 1\u00a0January\u00a02028');
});

test('leaves out drafts', () => {
  const drafts = instruments.map((one) => ({ ...one, kind: 'draft' as const }));
  expect(nextDayBlock(drafts, '2026-11-23', sections)).toBeUndefined();
});

test('is the first fact of a page, with how to begin also where no day is set', () => {
  const note = expect.stringMatching(/^Some Act.*\. \*\*First step\.\*\* The owner of each tool lists/);
  expect(nextDayFact(instruments, '2026-11-23', '/usa')).toMatchObject({
    value: '1 Jan 2027',
    to: '#next-day',
    note,
  });
  expect(nextDayFact(instruments, '2027-01-01', '/usa')).toEqual({
    label: 'Next day',
    value: 'None set',
    note,
  });
});

test('says the first step of a law once, on its first row', () => {
  const twice = instruments.map((one) => ({
    ...one,
    dates: one.dates.flatMap((date) =>
      date.id === 'duties' ? [date, { ...date, id: 'more', title: 'More duties' }] : [date],
    ),
    duties: one.duties.flatMap((duty) => [duty, { ...duty, from: 'more' }]),
  }));
  const texts = nextDayBlock(twice, '2026-11-23', sections)?.items.map(({ text }) => text) ?? [];
  expect(texts).toHaveLength(2);
  expect(texts.filter((text) => text.includes('lists what it decides'))).toHaveLength(1);
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
  expect(block?.note).toMatch(/^7 rules begin.* on this day\.$/);
  expect(block?.items.map(({ title, text }) => [title, text.replace(/.*decides\. /, '')])).toEqual([
    ['Decisions about people: Act A', '[2 more rules](#states).'],
    ['Frontier models: Act D', '[2 more rules](#frontier).'],
    ['Act G', '[On another page](/us-data-law#privacy).'],
  ]);
});
