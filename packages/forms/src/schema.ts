import * as z from 'zod/mini';
import { cleanBlock, cleanEmail, cleanLine, cleanPhone } from './clean.ts';
import { isIsoDay, isUpcoming } from './day.ts';
import { type FieldError, messagesFor } from './errors.ts';
import {
  type ChoiceField,
  envelopeNames,
  type Field,
  type Form,
  marketingConsentValue,
  nextAvailable,
  type SessionField,
  type TextField,
} from './form.ts';
import { formFor, normaliseSession } from './session.ts';

export type SchemaContext = {
  /** ISO date in Singapore. If set, started sessions are refused. */
  readonly today?: string;
  readonly sessionStarts?: readonly string[];
  /** `the` in messages where the office types for somebody else. */
  readonly whose?: 'the';
};

export type EnquiryValues = { readonly [name: string]: string };

export type Enquiry = {
  readonly values: EnquiryValues;
  readonly hasMarketingConsent: boolean;
  readonly honeypot: string;
  readonly startedAt?: number;
  readonly sentAt?: number;
  /** One key per filled form; a retry repeats it. */
  readonly idempotencyKey?: string;
};

export type ParsedEnquiry =
  | { readonly ok: true; readonly enquiry: Enquiry }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Refuses unknown fields; empty means "not given". */
export function enquirySchema(form: Form, context: SchemaContext = {}) {
  const shape: Record<string, z.ZodMiniType<string | undefined>> = {};
  for (const field of form.fields) shape[field.name] = fieldSchema(field, context);
  return z.strictObject({ ...shape, ...envelopeShape });
}

export function parseEnquiry(form: Form, body: unknown, context: SchemaContext = {}): ParsedEnquiry {
  const asked = formFor(form, (body ?? {}) as Record<string, string>);
  const result = enquirySchema(asked, context).safeParse(body);
  if (!result.success) return { ok: false, errors: toFieldErrors(form, result.error.issues) };
  const sent = result.data as Record<string, string | undefined>;
  const values: Record<string, string> = {};
  for (const { name } of form.fields) if (sent[name]) values[name] = sent[name];
  const startedAt = toMs(sent[envelopeNames.startedAt]);
  const sentAt = toMs(sent[envelopeNames.sentAt]);
  const idempotencyKey = sent[envelopeNames.idempotencyKey];
  return {
    ok: true,
    enquiry: {
      values,
      hasMarketingConsent: sent[envelopeNames.marketingConsent] === marketingConsentValue,
      honeypot: sent[envelopeNames.honeypot] ?? '',
      ...(startedAt === undefined ? {} : { startedAt }),
      ...(sentAt === undefined ? {} : { sentAt }),
      ...(idempotencyKey ? { idempotencyKey } : {}),
    },
  };
}

function fieldSchema(field: Field, context: SchemaContext): z.ZodMiniType<string | undefined> {
  if ('maxLength' in field) return textSchema(field, context.whose);
  return field.kind === 'session' ? sessionSchema(field, context) : choiceSchema(field);
}

/**
 * HTML's pattern for `type=email`, with a dot in the domain; at most 64 octets before the @ (RFC 5321
 * section 4.5.3.1.1).
 */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;

/**
 * Judges only the number of digits, without an extension, because a person of the office reads the number.
 * E.164 allows 15; the shortest Singapore service numbers are refused. The field may contain two numbers.
 */
function isPhone(text: string): boolean {
  const numbers = text.replace(/(?:ext\w*\.?|x|#)\s*\d{1,6}$/i, '').split(/[,;/]|\bor\b/i);
  const digits = Math.max(...numbers.map((number) => number.replace(/\D/g, '').length));
  return digits >= 6 && digits <= 15;
}

const cleaners = { text: cleanLine, textarea: cleanBlock, email: cleanEmail, tel: cleanPhone };

type Check = z.core.CheckFn<string> | z.core.$ZodCheck<string>;

/** The text may be left out or empty unless the field is required. */
function valueSchema(
  field: Field,
  error: string,
  checks: readonly Check[],
  ...furtherChecks: readonly Check[]
) {
  const isGiven = z.refine<string>((text) => !field.required || text !== '', { error, abort: true });
  const schema = z.string({ error }).check(...checks, isGiven, ...furtherChecks);
  return field.required ? schema : z.optional(schema);
}

export function textSchema(field: TextField, whose?: 'the') {
  const { missing, tooLong, malformed } = messagesFor(field, whose);
  return valueSchema(
    field,
    missing,
    [z.overwrite(cleaners[field.kind]), z.maxLength(field.maxLength, { error: tooLong, abort: true })],
    z.refine(
      (text) =>
        text === '' ||
        (field.kind === 'email' ? emailPattern.test(text) : field.kind === 'tel' ? isPhone(text) : true),
      { error: malformed },
    ),
  );
}

function choiceSchema(field: ChoiceField) {
  const { missing, malformed } = messagesFor(field);
  const values = new Set(field.options.map(({ value }) => value));
  // Earlier forms stored each number up to ten.
  if (field.name === 'participants') for (let count = 1; count <= 10; count++) values.add(String(count));
  return valueSchema(
    field,
    missing,
    [],
    z.refine((value) => value === '' || values.has(value), { error: malformed }),
  );
}

function sessionSchema(field: SessionField, { today, sessionStarts }: SchemaContext) {
  const { missing, malformed, past } = messagesFor(field);
  const isDate = (value: string) => value !== '' && value !== nextAvailable;
  return valueSchema(
    field,
    missing,
    [z.overwrite((value) => normaliseSession(field, value))],
    z.refine((value) => !isDate(value) || isIsoDay(value), { error: malformed, abort: true }),
    z.refine((value) => !isDate(value) || today === undefined || isUpcoming(value, today), {
      error: past,
      abort: true,
    }),
    z.refine((value) => !isDate(value) || sessionStarts === undefined || sessionStarts.includes(value), {
      error: malformed,
    }),
  );
}

const wholeNumber = z
  .number()
  .check(z.refine((value) => Number.isSafeInteger(value) && value >= 0 && value < 1e15));
const clock = z.optional(
  z.union([z.string().check(z.regex(/^(?:\d{1,15})?$/)), z.pipe(wholeNumber, z.transform(String))]),
);

const envelopeShape = {
  [envelopeNames.marketingConsent]: z.optional(z.union([z.literal(marketingConsentValue), z.literal('')])),
  [envelopeNames.honeypot]: z.optional(z.string()),
  [envelopeNames.startedAt]: clock,
  [envelopeNames.sentAt]: clock,
  [envelopeNames.idempotencyKey]: z.optional(z.string().check(z.regex(/^(?:[\w-]{16,64})?$/))),
};

const toMs = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);

function toFieldErrors(form: Form, issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const byField = new Map<string, string>();
  for (const issue of issues) {
    const name = String(issue.path[0] ?? '');
    const isOwn = form.fields.some((field) => field.name === name);
    const field = isOwn ? name : '';
    if (!byField.has(field)) byField.set(field, isOwn ? issue.message : wholeFormMessage);
  }
  const order = [...form.fields.map(({ name }) => name), ''];
  return order.flatMap((field) => {
    const message = byField.get(field);
    return message === undefined ? [] : [{ field, message }];
  });
}

const wholeFormMessage =
  'This form has fields that we do not know. Reload the page and send it again, or write to us by email.';
