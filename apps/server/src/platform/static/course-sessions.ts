import { existsSync } from 'node:fs';
import { isIsoDay } from '@vanda/forms/day';
import type { Form, FormId } from '@vanda/forms/form';
import { formIds } from '@vanda/forms/forms';
import { type Session, seatsMax } from '@vanda/forms/session';
import * as z from 'zod';
import { readBuildFile } from './build-files.ts';

const dateSchema = z.string().refine(isIsoDay, 'dates are written YYYY-MM-DD');
const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'times are written HH:MM');

const sessionSchema = z.strictObject({
  start: dateSchema,
  end: dateSchema,
  place: z.optional(z.string()),
  course: z.optional(z.string()),
  startTime: z.optional(timeSchema),
  endTime: z.optional(timeSchema),
  seats: z.optional(z.int().min(1).max(seatsMax)),
});

const sessionsSchema = z.partialRecord(z.enum(formIds), z.array(sessionSchema));

/** Undefined where the build lists none: then every future date is accepted. */
export type SessionsOf = (form: Form) => readonly Session[] | undefined;

export type Sessions = { readonly of: SessionsOf };

/**
 * By form id; without the file all are undefined.
 * @throws {StartError} when the file is invalid
 */
export function readSessions(file: string): Sessions {
  if (!existsSync(file)) return { of: () => undefined };
  const byForm = readBuildFile(file, sessionsSchema) as Partial<Record<FormId, Session[]>>;
  return { of: (form) => byForm[form.id] };
}
