import { expect, test } from 'vitest';
import { changeFeed } from './regulation-changes.ts';

const change = (date: string, title: string, text = 'A rule changed.') => ({ date, title, text });

test('feed readers get the words without markup', () => {
  const pages = [
    { shortTitle: 'EU', path: '/eu', changes: [change('2026-01-01', 'Title', '**Bold** [link](/eu)')] },
  ];
  expect(changeFeed(pages)[0]?.text).toBe('Bold link');
});
