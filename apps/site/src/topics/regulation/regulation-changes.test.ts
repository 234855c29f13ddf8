import { expect, test } from 'vitest';
import { changeAnchors, changeFeed, newestFirst } from './regulation-changes.ts';

const change = (date: string, title: string, text = 'A rule changed.') => ({ date, title, text });

test('each change has an anchor of its own, two of one day as well', () => {
  const changes = [change('2026-07-27', 'A'), change('2026-07-27', 'B'), change('2025-02-02', 'C')];
  expect(changeAnchors(changes)).toEqual([
    'changed-2026-07-27',
    'changed-2026-07-27-2',
    'changed-2025-02-02',
  ]);
});

test('the feed holds the changes of every page, newest first, and leads to each change', () => {
  const pages = [
    {
      shortTitle: 'USA',
      path: '/usa',
      changes: [change('2026-06-02', 'Order'), change('2025-01-20', 'Gone')],
    },
    { shortTitle: 'China', path: '/china', changes: [change('2026-01-01', 'Amended')] },
  ];
  expect(changeFeed(pages).map(({ title, path }) => [title, path])).toEqual([
    ['USA: Order', '/usa#changed-2026-06-02'],
    ['China: Amended', '/china#changed-2026-01-01'],
    ['USA: Gone', '/usa#changed-2025-01-20'],
  ]);
});

test('feed readers get the words without markup', () => {
  const pages = [
    { shortTitle: 'EU', path: '/eu', changes: [change('2026-01-01', 'Title', '**Bold** [link](/eu)')] },
  ];
  expect(changeFeed(pages)[0]?.text).toBe('Bold link');
});

test('changes are sorted newest first, whatever their order in the content', () => {
  const dates = ['2026-01-01', '2026-09-20', '2025-08-26'];
  expect(newestFirst(dates.map((date) => ({ date }))).map(({ date }) => date)).toEqual([
    '2026-09-20',
    '2026-01-01',
    '2025-08-26',
  ]);
});
