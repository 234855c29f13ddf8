import { type CalendarEvent, calendarFeed, calendarFile, calendarUid } from '@vanda/enquiry/calendar';
import { sessionState } from '@vanda/enquiry/day';
import type { Course, Session } from '../schemas/course.ts';
import { canonical } from './canonical.ts';
import { durationText, priceText } from './course-facts.ts';

type DatedSession = { slug: string; course: Course; session: Session };
type CalendarContext = { brand: string; site: string; now: Date };

/** Hours after which a subscribed calendar asks for new dates. */
const refreshHours = 24;

/** The calendar file of one session. */
export const sessionCalendar = (dated: DatedSession, context: CalendarContext) =>
  calendarFile(sessionEvent(dated, context));

/** The calendar to subscribe to: every session still to come, earliest first. It may hold none. */
export function sessionsCalendar(sessions: readonly DatedSession[], context: CalendarContext): string {
  const upcoming = sessions.filter(({ session }) => sessionState(session.start, context.now) === 'upcoming');
  return calendarFeed({
    name: `${context.brand}: course dates`,
    description: `Every announced course date of ${context.brand} in Singapore.`,
    refreshHours,
    events: upcoming.map((dated) => sessionEvent(dated, context)),
  });
}

/** The identifier is made of course and first day, so that a program that reads both files keeps one entry. */
function sessionEvent(
  { slug, course, session }: DatedSession,
  { site, now }: CalendarContext,
): CalendarEvent {
  const { start, end = start, place } = session;
  const isFirstDayOnly = session.end === undefined && durationText(course) !== '1 day';
  const facts = [durationText(course), priceText(course)].filter(Boolean).join(', ');
  return {
    uid: calendarUid(`${slug}-${start}`, new URL(site).hostname),
    createdAtMs: now.getTime(),
    title: isFirstDayOnly ? `${course.title} (first day)` : course.title,
    session: { start, end, place },
    description: `${course.description}\n${facts}.`,
    url: canonical(course.page, site),
    status: 'CONFIRMED',
  };
}
