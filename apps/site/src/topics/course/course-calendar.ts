import { type CalendarEvent, calendarFeed, calendarFile, calendarUid } from '@vanda/forms/calendar';
import { canonical } from '../../routing/canonical.ts';
import { comparedPrice, durationText, priceText } from './course-facts.ts';
import { type DatedSession, upcoming } from './session-months.ts';

type CalendarContext = { brand: string; site: string; now: Date };

const refreshHours = 24;

export const sessionCalendar = (dated: DatedSession, context: CalendarContext) =>
  calendarFile(sessionEvent(dated, context));

export const sessionsCalendar = (sessions: readonly DatedSession[], context: CalendarContext): string =>
  calendarFeed({
    name: `${context.brand}: course dates`,
    description: `Every announced course date of ${context.brand} in Singapore.`,
    refreshHours,
    events: upcoming(sessions, context.now).map((dated) => sessionEvent(dated, context)),
  });

/** Both files give one UID, so a client keeps one entry. */
function sessionEvent(
  { slug, course, session }: DatedSession,
  { site, now }: CalendarContext,
): CalendarEvent {
  const { start, end = start, place, startTime, endTime } = session;
  const isFirstDayOnly = session.end === undefined && durationText(course) !== '1 day';
  const facts = [durationText(course), priceText(comparedPrice(course))].filter(Boolean).join(', ');
  return {
    uid: calendarUid(`${slug}-${start}`, new URL(site).hostname),
    createdAtMs: now.getTime(),
    title: isFirstDayOnly ? `${course.title} (first day)` : course.title,
    session: { start, end, place, ...(startTime && endTime ? { startTime, endTime } : {}) },
    description: `${course.description}\n${facts}.`,
    url: canonical(course.page, site),
    status: 'CONFIRMED',
  };
}
