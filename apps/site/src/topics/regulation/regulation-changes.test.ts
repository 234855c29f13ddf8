import { expect, test } from 'vitest';
import { changeAnchors, changeFeed } from './regulation-changes.ts';

const change = (date: string, title: string, text = 'A rule changed.') => ({ date, title, text });

test('each change has an anchor of its own, two of one day as well', () => {
  const changes = [change('2026-07-27', 'A'), change('2026-07-27', 'B'), change('2025-02-02', 'C')];
  expect(changeAnchors(changes)).toEqual([
    'changed-2026-07-27',
    'changed-2026-07-27-2',
    'changed-2025-02-02',
  ]);
});

test('feed readers get the words without markup', () => {
  const pages = [
    { shortTitle: 'EU', path: '/eu', changes: [change('2026-01-01', 'Title', '**Bold** [link](/eu)')] },
  ];
  expect(changeFeed(pages)[0]?.text).toBe('Bold link');
});
