import { expect, test } from 'vitest';
import type { ContentFile } from './read.ts';
import { claimsOf, dueDay, reviewLedger, reviewState } from './review-ledger.ts';

const file = (collection: ContentFile['collection'], data: unknown): ContentFile => ({
  file: `site/src/content/${collection}/page.yaml`,
  collection,
  slug: 'page',
  data,
  body: '',
  bodyLine: 1,
  lineOf: (path) => path.length,
});
const at = (day: string) => new Date(`${day}T09:00:00+08:00`);
const claim = (reviewedOn: string | undefined, title = 'A claim', line = 1) => ({
  file: 'page.yaml',
  line,
  title,
  sources: ['A'],
  reviewedOn,
});

test('a claim without a day of its own has that of its page', () => {
  const page = {
    reviewedOn: '2026-11-20',
    blocks: [
      { title: 'Fines', sources: ['A'], items: [{ title: 'New', sources: ['B'], reviewedOn: '2026-12-01' }] },
    ],
  };
  expect(claimsOf([file('regulations', page)]).map(({ title, reviewedOn }) => [title, reviewedOn])).toEqual([
    ['Fines', '2026-11-20'],
    ['New', '2026-12-01'],
  ]);
});

test('a course has the day of the page that shows it', () => {
  const course = { title: 'Course', sources: ['A'] };
  const service = { course: 'page', reviewedOn: '2026-11-20' };
  expect(claimsOf([file('courses', course), file('services', service)])).toMatchObject([
    { title: 'Course', reviewedOn: '2026-11-20' },
  ]);
});

test('an article is not reviewed: it says what was known on its date', () => {
  expect(claimsOf([file('news', { date: '2024-12-15', sources: ['A'] })])).toEqual([]);
});

test.each([
  ['2026-11-20', 'fresh'],
  ['2027-04-21', 'fresh'],
  ['2027-04-22', 'due'],
  ['2027-05-22', 'due'],
  ['2027-05-23', 'overdue'],
] as const)('a review of 20 Nov 2026, due on 22 May 2027, is on %s: %s', (today, state) => {
  expect(dueDay('2026-11-20')).toBe('2027-05-22');
  expect(reviewState({ reviewedOn: '2026-11-20' }, at(today))).toBe(state);
});

test('a claim without any day is named as such, never taken for fresh', () => {
  expect(reviewState({ reviewedOn: undefined }, at('2026-11-21'))).toBe('undated');
});

test('while all is fresh the ledger is one line', () => {
  expect(reviewLedger([claim('2026-11-20'), claim('2026-11-20')], at('2026-11-21'))).toEqual([
    'Reviews of 2 claims: 2 fresh.',
  ]);
});

test('what is overdue stands before what is due, claims of one page and day together', () => {
  const claims = [claim('2027-01-10'), claim('2026-11-20', 'Late', 4), claim('2026-11-20', 'Later', 9)];
  expect(reviewLedger(claims, at('2027-06-30'))).toEqual([
    'Reviews of 3 claims: 2 overdue, 1 due within 30 days.',
    '',
    'State               Due          Reviewed     Where        What',
    'overdue             22 May 2027  20 Nov 2026  page.yaml:4  2 claims',
    'due within 30 days  12 Jul 2027  10 Jan 2027  page.yaml:1  A claim',
  ]);
});

test('the complete ledger names every claim with its sources', () => {
  const lines = reviewLedger([claim('2026-11-20', 'Penalties')], at('2026-11-21'), true);
  expect(lines.at(-1)).toMatch(/^fresh .* 20 Nov 2026 .* page\.yaml:1 .*Penalties {2}\(A\)$/);
});
