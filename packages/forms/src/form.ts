import type { z } from 'zod';
import type { FormId } from './form-id.ts';
import type { formSchema } from './forms-schema.ts';
import { type ReplyPromise, replyTime } from './reply-promise.ts';

export { envelopeNames } from './envelope.ts';
export type { FormId };

/** The form definitions: the only source of fields, checks, emails and export columns. */

type Fixed<T> = T extends object ? { readonly [Key in keyof T]: Fixed<T[Key]> } : T;

/** Shape, units and limits: `forms-schema.ts`. */
export type Form = Fixed<z.infer<typeof formSchema>>;
export type Field = Form['fields'][number];
export type TextField = Extract<Field, { maxLength: number }>;
export type ChoiceField = Extract<Field, { options: unknown }>;
export type SessionField = Extract<Field, { kind: 'session' }>;
export type Option = ChoiceField['options'][number];

/** Fills `{replyTime}`, which the company's content states. */
export function withReplyPromise(form: Form, promise: ReplyPromise): Form {
  const { title, note } = form.success;
  return { ...form, success: { title, note: fillReplyPromise(note, promise) } };
}

export const fillReplyPromise = (text: string, promise: ReplyPromise): string =>
  text.replace('{replyTime}', replyTime(promise));

export const limits = {
  name: 100,
  email: 254,
  phone: 32,
  company: 160,
  jobTitle: 120,
  message: 4000,
} as const;

/** In bytes: enough for the longest valid form, percent-encoded. */
export const maxBodyBytes = 64 * 1024;

export const marketingConsentValue = 'yes';

/** Value of a session field when no listed date suits, or none is upcoming. */
export const nextAvailable = 'next-available';

export const nextAvailableLabel = 'Next available date: tell me first';

export const placeholderFor = ({ noun }: Pick<Field, 'noun'>): string =>
  `Choose ${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

export const enquiryPath = (id: FormId): string => `/api/enquiries/${id}`;
