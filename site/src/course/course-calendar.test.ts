import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { courseSchema } from '../schemas/course.ts';
import { sessionCalendar, sessionsCalendar } from './course-calendar.ts';

const folder = path.resolve(import.meta.dirname, '../content/courses');
const sessions = readdirSync(folder).flatMap((file) => {
  const course = courseSchema.parse(parse(readFileSync(path.join(folder, file), 'utf8')));
  return course.sessions.map((session) => ({ slug: file.replace('.yaml', ''), course, session }));
});
const at = (moment: string) => ({
  brand: 'Vanda',
  site: 'https://www.vanda.example',
  now: new Date(moment),
});
const august = at('2025-08-01T09:00:00+08:00');
const today = at('2026-11-21T09:00:00+08:00');

type Component = { name: string; properties: Map<string, string[]>; components: Component[] };

/** Reads an iCalendar stream as RFC 5545 section 3.4 to 3.6 lays it down; throws with the line that breaks a rule. */
function readCalendar(text: string): Component {
  expect(text.endsWith('\r\n'), 'the last line ends with CRLF').toBe(true);
  const physical = text.slice(0, -2).split('\r\n');
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error(`A lone CR or LF in "${line}"`);
    if (Buffer.byteLength(line) > 75) throw new Error(`More than 75 octets: "${line}"`);
  }
  const lines = physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  const root: Component = { name: '', properties: new Map(), components: [] };
  const open = [root];
  for (const line of lines) {
    const match = /^(?<name>[A-Z][A-Z0-9-]*)(?<parameters>(?:;[A-Z0-9-]+=[^:;,]+)*):(?<value>.*)$/.exec(line);
    const current = open.at(-1);
    if (!match?.groups || !current) throw new Error(`No content line: "${line}"`);
    const { name = '', value = '' } = match.groups;
    if (name === 'BEGIN') {
      const child = { name: value, properties: new Map(), components: [] };
      current.components.push(child);
      open.push(child);
    } else if (name === 'END') {
      if (open.pop()?.name !== value) throw new Error(`END:${value} closes what is not open`);
    } else {
      current.properties.set(name, [...(current.properties.get(name) ?? []), value]);
    }
  }
  expect(open, 'every component is closed').toEqual([root]);
  expect(root.components.map(({ name }) => name)).toEqual(['VCALENDAR']);
  return root.components[0] as Component;
}

const once = (component: Component, name: string) => {
  const values = component.properties.get(name) ?? [];
  if (values.length !== 1) throw new Error(`${component.name} has ${values.length} × ${name}`);
  return values[0] ?? '';
};
const eventsOf = (calendar: Component) => calendar.components.filter(({ name }) => name === 'VEVENT');

function checkCalendar(calendar: Component) {
  expect(once(calendar, 'VERSION')).toBe('2.0');
  expect(once(calendar, 'PRODID')).not.toBe('');
  expect(once(calendar, 'METHOD')).toBe('PUBLISH');
  const zone = calendar.components.find(({ name }) => name === 'VTIMEZONE');
  expect(zone && once(zone, 'TZID')).toBe('Asia/Singapore');
  const [standard] = zone?.components ?? [];
  expect(standard && once(standard, 'TZOFFSETTO')).toBe('+0800');
  for (const event of eventsOf(calendar)) {
    expect(once(event, 'UID')).toMatch(/^[a-z0-9-]+@www\.vanda\.example$/);
    expect(once(event, 'DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/);
    expect(once(event, 'DTEND') > once(event, 'DTSTART'), 'ends after it starts').toBe(true);
    expect(once(event, 'SUMMARY')).not.toBe('');
    expect(once(event, 'URL')).toMatch(/^https:\/\/www\.vanda\.example\/services\//);
  }
}

describe.each(sessions)('$slug, $session.start', (dated) => {
  const calendar = readCalendar(sessionCalendar(dated, august));
  const [event] = eventsOf(calendar);

  test('its file keeps to RFC 5545 and holds the one session', () => {
    checkCalendar(calendar);
    expect(eventsOf(calendar)).toHaveLength(1);
    expect(event && once(event, 'DTSTART')).toBe(dated.session.start.replaceAll('-', ''));
    expect(event && once(event, 'LOCATION')).toBe(dated.session.place);
  });

  test('its identifier is the same in every build', () => {
    const later = eventsOf(readCalendar(sessionCalendar(dated, today)))[0];
    expect(later && once(later, 'UID')).toBe(event && once(event, 'UID'));
  });
});

test('the feed of 1 August 2025 holds every later session, each once', () => {
  const feed = readCalendar(sessionsCalendar(sessions, august));
  checkCalendar(feed);
  expect(new Set(eventsOf(feed).map((event) => once(event, 'UID'))).size).toBe(sessions.length);
  expect(once(feed, 'REFRESH-INTERVAL')).toMatch(/^PT\d+H$/);
});

test('a session leaves the feed on the day it starts', () => {
  const uids = eventsOf(readCalendar(sessionsCalendar(sessions, at('2025-08-18T00:00:00+08:00')))).map(
    (event) => once(event, 'UID'),
  );
  expect(uids).not.toContain('professional-scrum-master-2025-08-18@www.vanda.example');
  expect(uids).toContain('professional-scrum-master-2025-09-22@www.vanda.example');
});

test('a feed without upcoming sessions is still a calendar', () => {
  const feed = readCalendar(sessionsCalendar(sessions, at('2100-01-01T09:00:00+08:00')));
  checkCalendar(feed);
  expect(eventsOf(feed)).toEqual([]);
});

test('a session of three days ends on the morning after the third (RFC 5545, section 3.6.1)', () => {
  const psm = sessions.find(({ session }) => session.start === '2025-08-18');
  const [event] = psm ? eventsOf(readCalendar(sessionCalendar(psm, august))) : [];
  expect(event && once(event, 'DTEND')).toBe('20250821');
});
