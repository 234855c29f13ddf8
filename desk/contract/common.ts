import { isIsoDay } from '@vanda/enquiry/day';
import { formIds } from '@vanda/enquiry/form';
import * as z from 'zod';

/** A moment in epoch milliseconds. */
export const momentSchema = z.int().nonnegative();

/** A day in Singapore, `2026-12-09`. */
export const daySchema = z.string().refine(isIsoDay, 'days are written YYYY-MM-DD');

/** A month in Singapore, `2026-10`. */
export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'months are written YYYY-MM');

/** A reference as the desk writes it, `ENQ-4M8W-2HJ7`; what people type goes through the search. */
export const referenceSchema = z.string().regex(/^ENQ-[0-9A-Z]{4}-[0-9A-Z]{4}$/, 'no reference');

/** What the server gives as an identifier: never a name, never an address. */
export const idSchema = z.string().regex(/^[A-Za-z0-9_.-]{1,120}$/, 'no identifier');

export const formSchema = z.enum(formIds);

/** Which state of a thing a change was made on. Counts up by one with every change. */
export const versionSchema = z.int().positive();

/**
 * A key that the browser makes for each press of a button (`crypto.randomUUID()`), and sends again when it tries the same
 * act again: the act is done once, however often it arrives.
 */
export const actKeySchema = z.uuid();

/** A change of something that others may change as well. */
export const changeSchema = z.strictObject({ version: versionSchema, actKey: actKeySchema });

/** An act that overwrites nothing, so that it needs no version. */
export const additionSchema = z.strictObject({ actKey: actKeySchema });

/** Where a list goes on: opaque, from the answer before. Left out for its beginning. */
export const cursorSchema = z.string().regex(/^[A-Za-z0-9_-]{1,400}$/, 'no cursor');

/** Rows of a page: 50 unless asked for fewer or more. Numbers in an address are text. */
export const pageQueryShape = {
  cursor: z.optional(cursorSchema),
  limit: z.optional(z.coerce.number().int().min(1).max(200)),
} as const;

/** `member` answers and looks after sessions; `administrator` also invites, exports and erases. */
export const roles = ['member', 'administrator'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** A colleague, as named beside what they did. */
export const colleagueNameSchema = z.strictObject({ id: idSchema, name: z.string() });
export type ColleagueName = z.infer<typeof colleagueNameSchema>;

/** Who did something: a colleague, the registrant by their own link, or a rule of the service. */
export const actorSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('colleague'), id: idSchema, name: z.string() }),
  z.strictObject({ kind: z.literal('registrant') }),
  z.strictObject({ kind: z.literal('rule') }),
]);
export type Actor = z.infer<typeof actorSchema>;

/** Every answer says what time it is at the server; ages and due times are reckoned from it. */
export const answerShape = { nowMs: momentSchema } as const;

/** A change that has nothing else to tell. */
export const doneSchema = z.strictObject({ ...answerShape, isDone: z.literal(true) });

/** Longest texts that the desk takes, in UTF-16 code units. */
export const textLimits = { note: 4000, subject: 200, letter: 10_000, search: 120, name: 100 } as const;

/** One line that a person typed. */
export function lineSchema(most: number) {
  return z.string().trim().min(1).max(most);
}
