import { cleanBlock, cleanLine } from '@vanda/forms/clean';
import { formIdSchema } from '@vanda/forms/dated-course';
import { isIsoDay } from '@vanda/forms/day';
import { emailLimits } from '@vanda/forms/email-template';
import * as z from 'zod';

export const momentSchema = z.int().nonnegative();

export const daySchema = z.string().refine(isIsoDay, 'days are written YYYY-MM-DD');

/** A month in Singapore, such as `2026-10`. */
export const monthSchema = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/, 'months are written YYYY-MM');

export const referenceSchema = z.string().regex(/^ENQ-[0-9A-Z]{4}-[0-9A-Z]{4}$/, 'no reference');

export const idSchema = z.string().regex(/^[A-Za-z0-9_.-]{1,120}$/, 'no identifier');

export const formSchema = formIdSchema;

export const versionSchema = z.int().positive();

/** A new UUID for each command; a retry repeats it. */
export const idempotencyKeySchema = z.uuid();

type Shape = z.core.$ZodLooseShape;

export const addition = <S extends Shape>(shape: S) =>
  z.strictObject({ idempotencyKey: idempotencyKeySchema, ...shape });
export const additionSchema = addition({});

/** Body of a command that changes what the client has seen: optimistic locking on `version`. */
export const change = <S extends Shape>(shape: S) =>
  z.strictObject({ version: versionSchema, idempotencyKey: idempotencyKeySchema, ...shape });
export const changeSchema = change({});

const cursorSchema = z.string().regex(/^[A-Za-z0-9_-]{1,400}$/, 'no cursor');

/** Strings, because query strings contain text. */
export const pageQueryShape = {
  cursor: z.optional(cursorSchema),
  limit: z.optional(z.coerce.number().int().min(1).max(200)),
} as const;

/**
 * `editor` changes the site's content and sees no enquiries; `member` replies and looks after sessions;
 * `member-editor` does both; `administrator` also invites, exports and erases.
 */
export const roles = ['editor', 'member', 'member-editor', 'administrator'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** `staff` means any role. */
export type Permission = 'staff' | 'member' | 'editor' | 'administrator';

export function isAllowed(role: Role, permission: Permission): boolean {
  if (permission === 'staff' || role === 'administrator') return true;
  return role.split('-').includes(permission);
}

/**
 * What responses show and commands change. `seats`: registrations of sessions; `site`: what is online; `record`: the audit
 * log alone.
 */
export const subjects = ['enquiries', 'seats', 'staff', 'drafts', 'site', 'pictures', 'record'] as const;
export type Subject = (typeof subjects)[number];

export const staffNameSchema = z.strictObject({ id: idSchema, name: z.string() });
export type StaffName = z.infer<typeof staffNameSchema>;

export const actorSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('staff'), id: idSchema, name: z.string() }),
  z.strictObject({ kind: z.literal('registrant') }),
  z.strictObject({ kind: z.literal('rule') }),
]);
export type Actor = z.infer<typeof actorSchema>;

/** A response with the server's time, from which ages and due times are computed. */
export const response = <S extends Shape>(shape: S) => z.strictObject({ nowMs: momentSchema, ...shape });

export type WithoutTime<A> = A extends unknown ? Omit<A, 'nowMs'> : never;

/** A page of rows, with the cursor of the next. */
export const pageResponse = <Row extends z.ZodType, S extends Shape>(row: Row, shape: S) =>
  response({ rows: z.array(row), nextCursor: z.nullable(cursorSchema), ...shape });
export const doneSchema = response({ isDone: z.literal(true) });

/** Longest texts, in UTF-16 code units. */
export const textLimits = {
  note: 4000,
  subject: emailLimits.subject,
  email: emailLimits.text,
  search: 120,
  name: 100,
} as const;

/** A trimmed line without control and direction characters. PostgreSQL cannot store NUL. */
export const lineSchema = (most: number) => z.string().overwrite(cleanLine).min(1).max(most);

/** Accepts several lines, or none, and otherwise what `lineSchema` accepts. */
export const blockSchema = (most: number) => z.string().overwrite(cleanBlock).max(most);

export const emailSchema = z.strictObject({
  subject: lineSchema(textLimits.subject),
  text: blockSchema(textLimits.email).min(1),
});
