import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { exampleCourse } from './course.fixture.ts';
import { sessionCalendar, sessionsCalendar } from './course-calendar.ts';

const course = { ...exampleCourse, title: 'Scrum', durationDays: 3, page: '/services/scrum' };
const session = { start: '2025-08-18', end: '2025-08-20', place: 'Singapore' };
const sessions = [session, { start: '2025-09-22', place: 'Singapore' }].map((one) => ({
  slug: 'scrum',
  course,
  session: one,
}));
const at = (moment: string) => ({ brand: 'Vanda', site: 'https://www.vanda.example', now: new Date(moment) });
const august = at('2025-08-01T09:00:00+08:00');

function eventsOf(text: string): ICAL.Event[] {
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
}
const starts = (moment: string) =>
  eventsOf(sessionsCalendar(sessions, at(moment))).map(({ startDate }) => String(startDate));

test('a session of three days ends on the morning after the third (RFC 5545, section 3.6.1)', () => {
  const [event, ...others] = eventsOf(sessionCalendar({ slug: 'scrum', course, session }, august));
  expect(others).toEqual([]);
  expect([event?.startDate, event?.endDate].map(String)).toEqual(['2025-08-18', '2025-08-21']);
  expect([event?.uid, event?.summary, event?.location]).toEqual([
    'scrum-2025-08-18@www.vanda.example',
    'Scrum',
    'Singapore',
  ]);
  expect(event?.component.getFirstPropertyValue('url')).toBe('https://www.vanda.example/services/scrum');
});

test('the feed lists upcoming sessions, and is a calendar without any', () => {
  expect(starts('2025-08-17T23:59:00+08:00')).toEqual(['2025-08-18', '2025-09-22']);
  expect(starts('2025-08-18T00:00:00+08:00')).toEqual(['2025-09-22']);
  expect(starts('2100-01-01T09:00:00+08:00')).toEqual([]);
});
