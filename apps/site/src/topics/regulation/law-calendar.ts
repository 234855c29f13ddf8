import { type CalendarEvent, calendarFeed, calendarUid } from '@vanda/forms/calendar';
import { fullDate } from '@vanda/forms/date-formats';
import { canonical } from '../../routing/canonical.ts';
import type { InstrumentDate } from '../../schemas/instrument.ts';
import { plainTexts } from '../../text/rich-text.ts';
import { explainedOn } from './market-rules.ts';
import { enforcerWords, penaltyWords, withProvision } from './record-words.ts';
import type { NamedInstrument } from './references.ts';

export type Jurisdiction = { id: string; name: string };

export type CalendarScope = Jurisdiction & { path?: string };

const isWithin = ({ id, path }: CalendarScope, instrument: NamedInstrument) =>
  path ? explainedOn(path, [instrument]).length > 0 : instrument.jurisdiction === id;

/** Refresh interval for clients: laws move seldom, with notice. */
const refreshHours = 24;

/** A moved entry keeps its UID and raises its SEQUENCE (RFC 5545, section 3.8.7.4). */
export function lawCalendar(
  scope: CalendarScope | 'all',
  instruments: readonly NamedInstrument[],
  context: { brand: string; site: string },
): string {
  const ofWhom = scope === 'all' ? 'all jurisdictions' : scope.name;
  const events = instruments
    .filter((one) => scope === 'all' || isWithin(scope, one))
    .map((one) => plainTexts(one))
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
  // Unchanged content gives the same file.
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

function descriptionOf(instrument: NamedInstrument, date: InstrumentDate): string {
  const { name, place, duties, enforcedBy, penalty, reviewedOn } = instrument;
  const { date: day, dateText, mark, text, moved } = date;
  const began = markWords[mark];
  return [
    `${name}${place ? ` (${place})` : ''}.`,
    ...(text ? [text] : []),
    ...(began ? [`${dateText ? began.replace(' on', ':') : began} ${dateText ?? fullDate(day)}.`] : []),
    ...moved.map(({ from, on, by }, i) => {
      const before = i === 0 ? `First set to ${fullDate(from)}` : `Then set to ${fullDate(from)}`;
      return `${before}; moved on ${fullDate(on)} by ${by}.`;
    }),
    ...duties.filter(({ from }) => from === date.id).map((duty) => `Duty: ${withProvision(duty)}`),
    `Enforced by: ${enforcerWords(enforcedBy)}`,
    `Penalty: ${penaltyWords(penalty)}`,
    `Reviewed on ${fullDate(reviewedOn)}. For information, and not legal advice.`,
  ].join('\n');
}
