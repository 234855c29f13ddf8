import { type CalendarEvent, calendarFeed, calendarUid } from '@vanda/enquiry/calendar';
import { canonical } from '../canonical.ts';
import { type InstrumentDate, type Jurisdiction, jurisdictions } from '../schemas/instrument.ts';
import { fullDate } from '../text/dates.ts';
import { plainText } from '../text/rich-text.ts';
import { jurisdictionNames } from './jurisdiction-names.ts';
import type { NamedInstrument } from './references.ts';

/** Whose days a calendar holds. */
export const lawCalendarNames = ['all', ...jurisdictions] as const;
export type LawCalendarName = (typeof lawCalendarNames)[number];

/** Hours after which a subscribed calendar asks again: laws move seldom, and never without notice. */
const refreshHours = 24;

/**
 * The days of a jurisdiction's instruments as whole-day entries, oldest first, past ones too. An entry keeps its
 * identifier when its day moves, and each move raises its SEQUENCE (RFC 5545, section 3.8.7.4).
 */
export function lawCalendar(
  name: LawCalendarName,
  instruments: readonly NamedInstrument[],
  context: { brand: string; site: string },
): string {
  const ofWhom = name === 'all' ? 'all jurisdictions' : jurisdictionNames[name as Jurisdiction];
  const events = instruments
    .filter(({ jurisdiction }) => name === 'all' || jurisdiction === name)
    .flatMap((instrument) => instrument.dates.map((date) => eventOf(instrument, date, context.site)))
    .sort((a, b) => a.session.start.localeCompare(b.session.start) || a.uid.localeCompare(b.uid));
  return calendarFeed({
    name: `${context.brand} AI law: ${ofWhom}`,
    description: `Days on which laws, guidelines and standards on AI begin, end or change: ${ofWhom}. For information, and not legal advice.`,
    refreshHours,
    events,
  });
}

function eventOf(instrument: NamedInstrument, date: InstrumentDate, site: string): CalendarEvent {
  const { id, shortName, explainedAt, reviewedOn } = instrument;
  // The entry's stamps are those of the record, so that a build that changes nothing writes the same file.
  const reviewedAtMs = Date.parse(`${reviewedOn}T00:00:00Z`);
  return {
    uid: calendarUid(`${id}/${date.id}`, new URL(site).hostname),
    createdAtMs: reviewedAtMs,
    revisedAtMs: reviewedAtMs,
    sequence: date.moved.length,
    title: `${shortName}: ${date.title}${date.dateText ? ` (${date.dateText})` : ''}`,
    session: { start: date.date, end: date.date },
    description: descriptionOf(instrument, date),
    url: canonical(explainedAt, site),
    status: 'CONFIRMED',
    isReminder: true,
  };
}

const markWords = { begins: 'Begins on', ends: 'Ends on', event: '' } as const;

function descriptionOf({ name, place, reviewedOn }: NamedInstrument, date: InstrumentDate): string {
  const { date: day, dateText, mark, text, moved } = date;
  const began = markWords[mark];
  return [
    `${name}${place ? ` (${place})` : ''}.`,
    ...(text ? [plainText(text)] : []),
    ...(began ? [`${dateText ? began.replace(' on', ':') : began} ${dateText ?? fullDate(day)}.`] : []),
    ...moved.map(({ from, on, by }, i) => {
      const before = i === 0 ? `First set to ${fullDate(from)}` : `Then set to ${fullDate(from)}`;
      return `${before}; moved on ${fullDate(on)} by ${by}.`;
    }),
    `Reviewed on ${fullDate(reviewedOn)}. For information, and not legal advice.`,
  ].join('\n');
}
