import { expect, test } from 'vitest';
import { assertWellFormed } from './well-formed.ts';

const calendar = (summary: string) =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:${summary}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

test.each([
  ['rss.xml', '<rss><title>A &amp; B</title></rss>'],
  ['calendar/sessions.ics', calendar('Scrum')],
  ['feed.json', '{"title":"A"}'],
  ['robots.txt', 'anything'],
])('accepts %s as a strict reader does', (file, text) =>
  expect(() => assertWellFormed(file, text)).not.toThrow(),
);

test.each([
  ['rss.xml', '<rss>\n<title>A\u000bB</title></rss>', '2:'],
  ['sitemap.xml', '<urlset><url></urlset>', '1:'],
  ['calendar/sessions.ics', calendar('Scr\u000bum'), '3:'],
  ['calendar/sessions.ics', 'BEGIN:VCALENDAR\r\n', 'sessions.ics'],
  ['feed.json', '{"title":', 'feed.json'],
])('refuses %s with %j, and names the place', (file, text, place) =>
  expect(() => assertWellFormed(file, text)).toThrow(place),
);
