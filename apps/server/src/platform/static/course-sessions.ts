import { existsSync } from 'node:fs';
import { type DatedCourse, datedCourseSchema, offeredSessions } from '@vanda/forms/dated-course';
import type { Form } from '@vanda/forms/form';
import type { Session } from '@vanda/forms/session';
import * as z from 'zod';
import type { Queries } from '../database/database.ts';
import { readBuildFile } from './build-files.ts';

/** The sessions of a form; undefined for one without a course, which accepts every future date. */
export type SessionsOf = {
  (form: Pick<Form, 'id'>): readonly (Session & { readonly note?: string })[] | undefined;
  /** Reads the sessions in this transaction. Left out where they are not stored. */
  readonly readIn?: (queries: Queries) => Promise<SessionsOf>;
};

/** The courses of the build; undefined where it has no list. */
export const readCourses = (file: string): readonly DatedCourse[] | undefined =>
  existsSync(file) ? readBuildFile(file, z.array(datedCourseSchema)) : undefined;

export function sessionsOfCourses(courses: readonly DatedCourse[] = []): SessionsOf {
  const byForm = new Map(courses.map(({ form }) => [form, offeredSessions(form, courses)]));
  return ({ id }) => byForm.get(id);
}
