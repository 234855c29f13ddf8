import { describe, expect, test } from 'vitest';
import { instruments, lawDate } from './instrument.fixture.ts';
import { changeFeed, marketFeed, newestDays } from './regulation-changes.ts';

const change = (date: string, title: string, text = 'A rule changed.') => ({ date, title, text });

test('feed readers get the words without markup', () => {
  const pages = [
    { shortTitle: 'EU', path: '/eu', changes: [change('2026-01-01', 'Title', '**Bold** [link](/eu)')] },
  ];
  expect(changeFeed(pages)[0]?.text).toBe('Bold link');
});

describe('the feed of a market', () => {
  const [law] = instruments;
  if (!law) throw new Error('The fixture is empty');
  const record = {
    ...law,
    explainedAt: '/ai-regulations/japan#law',
    dates: [lawDate('2026-01-01', { title: 'It begins' }), lawDate('2027-01-01', { title: 'It ends' })],
    decisions: [{ date: '2026-03-01', text: 'A court upholds it.', sources: ['A'] }],
  };
  const feed = marketFeed([record], '2026-06-01');

  test('has past days and decisions, newest first, and no day to come', () =>
    expect(feed.map(({ date, text }) => `${date} ${text}`)).toEqual([
      '2026-03-01 A court upholds it.',
      '2026-01-01 It begins',
    ]));

  test('gives each entry an address of its own that leads to the record', () => {
    const urls = feed.map(({ path }) => new URL(path, 'https://site.example'));
    expect(new Set(urls.map(String)).size).toBe(feed.length);
    expect(urls.every(({ pathname, hash }) => pathname + hash === record.explainedAt)).toBe(true);
  });
});

test('the newest days are those that changed a rule, with its place and its next beginning', () => {
  const [law] = instruments;
  if (!law) throw new Error('The fixture is empty');
  const record = {
    ...law,
    place: undefined,
    history: [{ status: 'adopted' as const, from: '2026-01-02', sources: ['A'] }],
    dates: [
      lawDate('2026-01-01', { title: 'A hearing', mark: 'event' }),
      lawDate('2026-01-02', { title: 'It is signed', mark: 'event' }),
      lawDate('2026-01-03', { title: 'It begins' }),
      lawDate('2027-01-01', { title: 'It grows' }),
    ],
  };
  const newest = newestDays([record], new Map([[record.jurisdiction, 'Somewhere']]), '2026-06-01');
  expect(newest.map(({ subject, text }) => `${subject}: ${text}`)).toEqual([
    'Somewhere: It begins. From 1 Jan 2027: It grows',
    'Somewhere: It is signed. From 1 Jan 2027: It grows',
  ]);
});
