import { weekdayRange } from '@vanda/forms/date-formats';
import type { FormId } from '@vanda/forms/form';
import { hoursText, type Session as OfferedSession } from '@vanda/forms/session';
import type { Course, Session } from '../../schemas/course.ts';

/** Past ones too. Shared forms name the course. */
export function offeredSessions(form: FormId, courses: readonly Course[]) {
  const users = courses.filter((course) => course.form === form);
  return users
    .flatMap((course) => course.sessions.map((session) => offeredSession(course, session, users.length > 1)))
    .toSorted((a, b) => a.start.localeCompare(b.start));
}

function offeredSession(
  { title, durationDays = 1, durationWeeks }: Course,
  { start, end, place, startTime, endTime, seats }: Session,
  isShared: boolean,
): OfferedSession & { note: string } {
  const isStartOnly = end === undefined && (durationWeeks !== undefined || durationDays > 1);
  const hours = startTime && endTime ? { startTime, endTime } : {};
  const days = `${isStartOnly ? 'Starts ' : ''}${weekdayRange(start, end)}`;
  const note = `${days}${hoursText(hours)}, ${place}`;
  return {
    start,
    end: end ?? start,
    place,
    ...hours,
    ...(isShared && { course: title }),
    note: isShared ? `${title}: ${note}` : note,
    ...(seats !== undefined && { seats }),
  };
}
