import { readFileSync } from 'node:fs';
import { isIsoDay } from '@vanda/enquiry/day';
import type { Form, FormId } from '@vanda/enquiry/form';
import { formIds } from '@vanda/enquiry/form';
import { type Session, seatsMax } from '@vanda/enquiry/session';
import * as z from 'zod';
import { StartError } from './start-error.ts';

const dateSchema = z.string().refine(isIsoDay, 'dates are written YYYY-MM-DD');
const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'times are written HH:MM');

const sessionSchema = z.strictObject({
  start: dateSchema,
  end: dateSchema,
  place: z.optional(z.string()),
  startTime: z.optional(timeSchema),
  endTime: z.optional(timeSchema),
  seats: z.optional(z.int().min(1).max(seatsMax)),
});

const sessionsSchema = z.partialRecord(z.enum(formIds), z.array(sessionSchema));

/** The sessions the site offers, by form. */
export type Sessions = {
  /** Undefined when the site wrote nothing down about this form: then any future date is accepted. */
  of(form: Form): readonly Session[] | undefined;
};

/**
 * Reads the sessions that the site's build wrote down: `{ "professional-scrum-master": [{ "start": "2025-08-18",
 * "end": "2025-08-20", "place": "Singapore" }] }`. A missing file means that nothing is known.
 * @throws {StartError} when the file is there and wrong
 */
export function readSessions(file: string): Sessions {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { of: () => undefined };
  }
  const result = sessionsSchema.safeParse(parseJson(text));
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new StartError(
      `${file} is wrong at "${issue?.path.join('.') ?? ''}" (${issue?.message ?? 'not JSON'}): build the site again`,
    );
  }
  const byForm = result.data as Partial<Record<FormId, Session[]>>;
  return { of: (form) => byForm[form.id] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
