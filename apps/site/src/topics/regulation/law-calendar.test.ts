import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { instruments, movedTo } from './instrument.fixture.ts';
import { type Jurisdiction, lawCalendar } from './law-calendar.ts';
import type { NamedInstrument } from './references.ts';

const usa: Jurisdiction = { id: 'usa', name: 'United States' };
const context = { brand: 'Vanda', site: 'https://www.vanda.example' };
const read = (name: Jurisdiction | 'all', of: readonly NamedInstrument[] = instruments) =>
  new ICAL.Component(ICAL.parse(lawCalendar(name, of, context)));
const eventsOf = (name: Jurisdiction | 'all', of: readonly NamedInstrument[] = instruments) =>
  read(name, of)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
const duties = (of: readonly NamedInstrument[] = instruments) => {
  const event = eventsOf(usa, of).find(({ uid }) => uid === 'some-act/duties@www.vanda.example');
  if (!event) throw new Error('The calendar lacks the duties');
  return event;
};

test('a calendar says its name and how often to ask again', () => {
  const calendar = read(usa);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Vanda AI law: United States');
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT24H');
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
});

describe('an entry', () => {
  test('is one whole day that blocks no time, and leads to the section', () => {
    const { startDate, endDate, summary, component } = duties();
    expect([startDate.isDate, String(startDate), String(endDate)]).toEqual([
      true,
      '2027-01-01',
      '2027-01-02',
    ]);
    expect(summary).toBe(
      'Some Act: Duties of “deployers” begin, with words enough that the line of the calendar has to be folded',
    );
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(component.getFirstPropertyValue('url')).toBe(
      'https://www.vanda.example/ai-regulations/usa#states',
    );
  });

  test('tells the day first set, what moved it and its own text', () => {
    const { description } = duties();
    expect(description).toContain('In two\nlines.');
    expect(description).toContain('First set to 1 February 2026; moved on 28 August 2025 by Act 25B-004.');
    expect(description).toContain('Begins on 1 January 2027.');
  });

  test('tells the duty of that day, who enforces it and the penalty', () => {
    const { description } = duties();
    expect(description).toContain('Duty: Tell people that AI decides (Section 5).');
    expect(description).toContain('Enforced by: The Attorney General');
    expect(description).toContain('Penalty: Up to US$20,000 a violation (Section 9)');
    expect(eventsOf(usa)[0]?.description).not.toContain('Duty:');
  });

  test('of which only the month is known says so', () =>
    expect(eventsOf(usa)[0]?.summary).toBe('Some Act: Signed; with a comma, and a \\ (May 2026)'));

  test('is stamped with the day of the review, so that a build without changes writes the same file', () => {
    const { component } = duties();
    for (const name of ['dtstamp', 'last-modified'])
      expect(String(component.getFirstPropertyValue(name))).toBe('2026-11-22T00:00:00Z');
  });
});

test('a moved day keeps its identifier, raises its SEQUENCE and keeps both earlier days', () => {
  const before = duties();
  const after = duties(movedTo('2028-01-01', '2026-12-15', 'Act 26-500'));
  expect([before.sequence, after.sequence]).toEqual([1, 2]);
  expect(after.uid).toBe(before.uid);
  expect(String(after.startDate)).toBe('2028-01-01');
  expect(after.description).toContain('First set to 1 February 2026');
  expect(after.description).toContain('Then set to 1 January 2027; moved on 15 December 2026 by Act 26-500.');
});
