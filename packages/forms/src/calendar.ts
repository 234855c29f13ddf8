import { addDays, daysBetween } from './day.ts';
import type { Session } from './session.ts';

export type CalendarEvent = {
  readonly uid: string;
  readonly createdAtMs: number;
  readonly title: string;
  readonly session: Session;
  readonly description?: string;
  readonly url?: string;
  /**
   * `CONFIRMED`: an announced session; `TENTATIVE` (default): a requested seat; `CANCELLED` removes the entry
   * from calendars.
   */
  readonly status?: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly sequence?: number;
  readonly revisedAtMs?: number;
  /** A reminder blocks no time. */
  readonly isReminder?: boolean;
  readonly alarmDaysBefore?: number;
};

/** iCalendar UID (RFC 5545, 3.8.4.7), stable across versions of an entry. */
export const calendarUid = (key: string, host: string): string => `${key.toLowerCase()}@${host}`;

/** Writes RFC 5545 in Asia/Singapore. A session without times becomes whole days, another one appointment per day. */
export const calendarFile = (...events: readonly CalendarEvent[]): string => calendarText([], events);

/** `key` is unique within the tool. */
export type ReminderDay = Pick<CalendarEvent, 'title' | 'description' | 'alarmDaysBefore'> & {
  readonly key: string;
  readonly day: string;
};

export const remindersFile = (tool: string, days: readonly ReminderDay[], createdAtMs: number): string =>
  calendarFile(
    ...days.map(({ key, day, ...event }) => ({
      ...event,
      uid: calendarUid(key, tool),
      createdAtMs,
      session: { start: day, end: day },
      status: 'CONFIRMED' as const,
      isReminder: true,
    })),
  );

export type CalendarFeed = {
  readonly name: string;
  readonly description: string;
  readonly refreshHours: number;
  /** May be empty: the time zone is the one component RFC 5545 section 3.4 requires. */
  readonly events: readonly CalendarEvent[];
};

export function calendarFeed({ name, description, refreshHours, events }: CalendarFeed): string {
  const calendarLines = [
    `NAME:${escapeText(name)}`,
    // Outlook and Apple Calendar read these instead of NAME and REFRESH-INTERVAL.
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
    // Names the program that writes the file, whichever company it serves (RFC 5545, 3.7.3).
    'PRODID:-//Course dates//Site and service//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...calendarLines,
    ...singaporeZone,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

const eventLines = (event: CalendarEvent): string[] => [
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
  ...(event.isReminder || event.status === 'CANCELLED'
    ? ['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE']
    : []),
  ...(event.alarmDaysBefore === undefined ? [] : alarmLines(event.title, event.alarmDaysBefore)),
  'END:VEVENT',
];

const alarmLines = (title: string, daysBefore: number) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-P${daysBefore}D`,
  `DESCRIPTION:${escapeText(title)}`,
  'END:VALARM',
];

/** UTC+8 all year; RFC 5545 section 3.6.5 requires the zone for every TZID. */
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
    // A deadline ends when it begins, which RFC 5545 section 3.6.1 writes without an end.
    ...(endTime === startTime ? [] : [`DTEND;TZID=Asia/Singapore:${compact(start)}T${compactTime(endTime)}`]),
    ...(days > 1 ? [`RRULE:FREQ=DAILY;COUNT=${days}`] : []),
  ];
}

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, '\\n');

/** 75 octets of UTF-8 a line, without breaking a character (RFC 5545 section 3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
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

const compact = (isoDate: string): string => isoDate.replaceAll('-', '');

const compactTime = (time: string): string => `${time.replace(':', '')}00`;

const utcStamp = (epochMs: number): string =>
  new Date(epochMs).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');
