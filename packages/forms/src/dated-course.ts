import * as z from 'zod';
import { weekdayRange } from './date-formats.ts';
import type { FormId } from './form-id.ts';
import { isFormId } from './forms.ts';
import { hoursText, type Session } from './session.ts';
import { sessionSchema } from './session-schema.ts';

export const formIdSchema = z.custom<FormId>(isFormId, 'is no form');

/** A date as announced: without `end` the session lasts one day, or only its first day is known. */
export const courseDateSchema = sessionSchema
  .omit({ course: true })
  .extend({ end: sessionSchema.shape.end.exactOptional() });

/** A course as the build lists it for the service and the desk (`sessions.json`). */
export const datedCourseSchema = z.strictObject({
  course: z.string(),
  title: z.string(),
  shortTitle: z.string(),
  form: formIdSchema,
  durationDays: z.int().exactOptional(),
  durationWeeks: z.int().exactOptional(),
  /** `status`: the company has published the date as available. */
  sessions: z.array(courseDateSchema.extend({ status: z.literal('available').exactOptional() })),
});
export type DatedCourse = z.infer<typeof datedCourseSchema>;
export type AnnouncedDate = DatedCourse['sessions'][number];

/** Dates that the service exports for a build, by course. A day in neither list is unknown to it. */
export const storedDatesSchema = z.record(
  z.string(),
  z.strictObject({ open: datedCourseSchema.shape.sessions, cancelled: z.array(sessionSchema.shape.start) }),
);
export type StoredDates = z.infer<typeof storedDatesSchema>;

type CourseOf = {
  readonly title: string;
  readonly form: FormId;
  readonly durationDays?: number | undefined;
  readonly durationWeeks?: number | undefined;
  readonly sessions: readonly { readonly [Name in keyof AnnouncedDate]: AnnouncedDate[Name] | undefined }[];
};

/** All sessions, past ones too, earliest first. Shared forms name the course. */
export function offeredSessions<Course extends CourseOf>(form: FormId, courses: readonly Course[]) {
  const users = courses.filter((course) => course.form === form);
  return users
    .flatMap((course) => course.sessions.map((session) => offeredSession(course, session, users.length > 1)))
    .toSorted((a, b) => a.start.localeCompare(b.start));
}

function offeredSession(
  { title, durationDays = 1, durationWeeks }: CourseOf,
  { start = '', end, place, startTime, endTime, seats }: CourseOf['sessions'][number],
  isShared: boolean,
): Session & { note: string } {
  const isStartOnly = end === undefined && (durationWeeks !== undefined || durationDays > 1);
  const hours = startTime && endTime ? { startTime, endTime } : {};
  const days = `${isStartOnly ? 'Starts ' : ''}${weekdayRange(start, end)}`;
  const note = [`${days}${hoursText(hours)}`, place].filter(Boolean).join(', ');
  return {
    start,
    end: end ?? start,
    ...(place !== undefined && { place }),
    ...hours,
    ...(isShared && { course: title }),
    note: isShared ? `${title}: ${note}` : note,
    ...(seats !== undefined && { seats }),
  };
}
