/** Only source of fields, checks, emails and export columns. */

export type FormId = keyof typeof import('./forms.json')['forms'];

/** HTML autofill tokens (WCAG 2.2, 1.3.5). */
export type AutocompleteToken =
  | 'name'
  | 'given-name'
  | 'family-name'
  | 'email'
  | 'tel'
  | 'organization'
  | 'organization-title';

/** `value` is stored, `label` shown, `note` explains. */
export type Option = { readonly value: string; readonly label: string; readonly note?: string };

type FieldBase = {
  readonly name: string;
  readonly label: string;
  readonly noun: string;
  readonly required: boolean;
  readonly hint?: string;
  /** Asked only with, or without, an open date; see `isAsked`. */
  readonly asked?: 'with-date' | 'without-date';
};

/** `maxLength` in UTF-16 code units, as in HTML. */
export type TextField = FieldBase & {
  readonly kind: 'text' | 'email' | 'tel' | 'textarea';
  readonly maxLength: number;
  readonly autocomplete?: AutocompleteToken;
  readonly minHeightPx?: number;
};

/** `radio` for a few short choices, `select` for many. */
export type ChoiceField = FieldBase & {
  readonly kind: 'select' | 'radio';
  readonly options: readonly Option[];
};

/** ISO date of the first day in Singapore, or `next-available`. The sessions are content. */
export type SessionField = FieldBase & {
  readonly kind: 'session';
  /** Values of old links and forms (decision 33), with their ISO dates. */
  readonly aliases: Readonly<Record<string, string>>;
};

export type Field = TextField | ChoiceField | SessionField;

export type Form = {
  readonly id: FormId;
  readonly title: string;
  /** `registration` asks for a seat. */
  readonly kind: 'contact' | 'registration';
  readonly pagePath: string;
  readonly fields: readonly Field[];
  /** Replaces the sent form (decision 33); see {@link withReplyPromise}. */
  readonly success: { readonly title: string; readonly note: string };
};

/** Fills `{replyWithinHours}`, which the company's content states. */
export function withReplyPromise(form: Form, replyWithinHours: number): Form {
  const { title, note } = form.success;
  return { ...form, success: { title, note: fillReplyPromise(note, replyWithinHours) } };
}

export function fillReplyPromise(text: string, replyWithinHours: number): string {
  return text.replace('{replyWithinHours}', String(replyWithinHours));
}

/** In UTF-16 code units. */
export const limits = {
  name: 100,
  email: 254,
  phone: 32,
  company: 160,
  jobTitle: 120,
  message: 4000,
} as const;

/** In bytes: the longest legal form, percent-encoded, fits. */
export const maxBodyBytes = 64 * 1024;

/** Reserved names, never of a form's own field. */
export const envelopeNames = {
  marketingConsent: 'marketingConsent',
  honeypot: 'referralCode',
  startedAt: 'startedAt',
  sentAt: 'sentAt',
  idempotencyKey: 'idempotencyKey',
} as const;

/** Not ticked means not sent, as in HTML. */
export const marketingConsentValue = 'yes';

/** No listed date suits, or none is upcoming. */
export const nextAvailable = 'next-available';

export const nextAvailableLabel = 'Next available date: tell me first';

export function placeholderFor(field: ChoiceField): string {
  return `Choose ${/^[aeiou]/i.test(field.noun) ? 'an' : 'a'} ${field.noun}`;
}

export function enquiryPath(id: FormId): string {
  return `/api/enquiries/${id}`;
}
