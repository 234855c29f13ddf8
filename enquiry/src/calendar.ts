import { addDays, daysBetween } from './day.ts';
import type { Session } from './session.ts';

/** One calendar entry. */
export type CalendarEvent = {
  /** Stable: the same registration gives the same entry again, so a second import changes nothing. */
  readonly uid: string;
  /** When the entry was made, epoch milliseconds. */
  readonly createdAtMs: number;
  readonly title: string;
  readonly session: Session;
  readonly description?: string;
  readonly url?: string;
  /** `CONFIRMED` for an announced session, `TENTATIVE` (when left out) for a place that has been asked for. */
  readonly status?: 'CONFIRMED' | 'TENTATIVE';
  /** More than 0 for a later version of the same entry. */
  readonly sequence?: number;
  /** When it was last revised, epoch milliseconds; left out where it never is. */
  readonly revisedAtMs?: number;
  /** A day to know of, not one to be somewhere: it blocks no time. */
  readonly isReminder?: boolean;
};

/** Stable identifier of the entry for a reference number, or for a public session, at a host. */
export function calendarUid(key: string, host: string): string {
  return `${key.toLowerCase()}@${host}`;
}

/**
 * An iCalendar file (RFC 5545) with one event in Asia/Singapore. A session without fixed times becomes whole days;
 * one with times becomes one appointment a day. Lines are folded at 75 octets and end with CRLF.
 */
export function calendarFile(event: CalendarEvent): string {
  return calendarText([], [event]);
}

/** A calendar to subscribe to: its name, and how often a calendar program should ask again. */
export type CalendarFeed = {
  readonly name: string;
  readonly description: string;
  readonly refreshHours: number;
  /** May be empty: the calendar then holds its time zone, the one component RFC 5545 section 3.4 asks for. */
  readonly events: readonly CalendarEvent[];
};

/** An iCalendar file (RFC 5545, with the properties of RFC 7986) that programs subscribe to. */
export function calendarFeed({ name, description, refreshHours, events }: CalendarFeed): string {
  const calendarLines = [
    `NAME:${escapeText(name)}`,
    // What Outlook and Apple's Calendar read in place of NAME and REFRESH-INTERVAL.
    `X-WR-CALNAME:${escapeText(name)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
  ];
  return calendarText(calendarLines, events);
}

function calendarText(calendarLines: readonly string[], events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vanda//Enquiries//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...calendarLines,
    ...singaporeZone,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utcStamp(event.createdAtMs)}`,
    ...(event.revisedAtMs === undefined ? [] : [`LAST-MODIFIED:${utcStamp(event.revisedAtMs)}`]),
    `SEQUENCE:${event.sequence ?? 0}`,
    ...timeLines(event.session),
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.session.place ? [`LOCATION:${escapeText(event.session.place)}`] : []),
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    ...(event.url ? [`URL:${event.url}`] : []),
    `STATUS:${event.status ?? 'TENTATIVE'}`,
    ...(event.isReminder ? ['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'] : []),
    'END:VEVENT',
  ];
}

/** Singapore keeps UTC+8 all year; the file carries the zone, as RFC 5545 section 3.6.5 asks for every TZID. */
const singaporeZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Singapore',
  'BEGIN:STANDARD',
  'DTSTART:19820101T000000',
  'TZOFFSETFROM:+0730',
  'TZOFFSETTO:+0800',
  'TZNAME:+08',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function timeLines({ start, end, startTime, endTime }: Session): string[] {
  if (!startTime || !endTime) {
    return [
      `DTSTART;VALUE=DATE:${compact(start)}`,
      `DTEND;VALUE=DATE:${compact(addDays(end, 1))}`,
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ];
  }
  const days = daysBetween(start, end) + 1;
  return [
    `DTSTART;TZID=Asia/Singapore:${compact(start)}T${compactTime(startTime)}`,
    `DTEND;TZID=Asia/Singapore:${compact(start)}T${compactTime(endTime)}`,
    ...(days > 1 ? [`RRULE:FREQ=DAILY;COUNT=${days}`] : []),
  ];
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, '\\n');
}

/** Splits a content line at 75 octets of UTF-8 without breaking a character (RFC 5545 section 3.1). */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > 75) {
      pieces.push(piece);
      piece = '';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n ');
}

/** What a character takes in UTF-8 (RFC 3629 section 3). */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

function compact(isoDate: string): string {
  return isoDate.replaceAll('-', '');
}

function compactTime(time: string): string {
  return `${time.replace(':', '')}00`;
}

function utcStamp(epochMs: number): string {
  return new Date(epochMs).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');
}
