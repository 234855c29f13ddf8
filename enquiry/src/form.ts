/**
 * The shape of a form. One definition of this shape is the only source for the fields on the page, the checks in
 * the browser and on the server, the rows of the mails and the columns of the export.
 * A definition is plain data without functions.
 */

/** The nine forms: contact and the eight registrations. */
export const formIds = [
  'contact',
  'ai-certification',
  'generative-ai',
  'data-protection-fundamentals',
  'cybersecurity-essentials',
  'compliance-implementation',
  'agile-training',
  'professional-scrum-master',
  'professional-product-owner',
] as const;

export type FormId = (typeof formIds)[number];

/** Autofill tokens of the HTML standard that the forms use (WCAG 2.2, 1.3.5). */
export type AutocompleteToken =
  | 'name'
  | 'given-name'
  | 'family-name'
  | 'email'
  | 'tel'
  | 'organization'
  | 'organization-title';

/** One choice. `value` is sent and stored, `label` is shown, `note` explains the choice in a few words. */
export type Option = { readonly value: string; readonly label: string; readonly note?: string };

type FieldBase = {
  /** Name in the posted body, unique in its form. */
  readonly name: string;
  /** Visible label, without the asterisk. */
  readonly label: string;
  /** The label as it reads inside a sentence: "Enter your {noun}". */
  readonly noun: string;
  readonly required: boolean;
  /** One line under the label. */
  readonly hint?: string;
};

/** A line or a block of typed text. `maxLength` counts UTF-16 code units, as the HTML attribute does. */
export type TextField = FieldBase & {
  readonly kind: 'text' | 'email' | 'tel' | 'textarea';
  readonly maxLength: number;
  readonly autocomplete?: AutocompleteToken;
  /** Smallest height of a text area in CSS pixels. */
  readonly minHeightPx?: number;
};

/** One of a fixed list: `radio` for a few short choices, `select` for many. */
export type ChoiceField = FieldBase & {
  readonly kind: 'select' | 'radio';
  readonly options: readonly Option[];
};

/**
 * The date a visitor asks for. The sessions themselves are content (the courses collection); the value is the ISO
 * date of the first day in Singapore, or `next-available`.
 */
export type SessionField = FieldBase & {
  readonly kind: 'session';
  /** Option values of old links and forms (decision 33), and the ISO dates they stand for. */
  readonly aliases: Readonly<Record<string, string>>;
};

export type Field = TextField | ChoiceField | SessionField;

/** One form, complete. */
export type Form = {
  readonly id: FormId;
  /** Heading of mails and of the confirmation page, e.g. the course's name. */
  readonly title: string;
  /** `contact` asks for anything; `registration` asks for a place on a course. */
  readonly kind: 'contact' | 'registration';
  /** Page the form stands on; the confirmation page links back to it. */
  readonly pagePath: string;
  readonly fields: readonly Field[];
  /** Text of the panel that replaces the form once it is sent (decision 33). */
  readonly success: { readonly title: string; readonly note: string };
};

/** Longest values the forms accept, in UTF-16 code units. */
export const limits = {
  name: 100,
  email: 254,
  phone: 32,
  company: 160,
  jobTitle: 120,
  message: 4000,
} as const;

/** Largest request body the service reads, in bytes: the longest legal form, percent-encoded, fits. */
export const maxBodyBytes = 64 * 1024;

/** Names that travel beside a form's own fields. No form may use them for a field. */
export const envelopeNames = {
  marketingConsent: 'marketingConsent',
  honeypot: 'referralCode',
  startedAt: 'startedAt',
  sentAt: 'sentAt',
  idempotencyKey: 'idempotencyKey',
} as const;

/** Value of the ticked marketing box. Not ticked means not sent, as HTML does it. */
export const marketingConsentValue = 'yes';

/** Value of a session field when no listed date suits or none is still to come. */
export const nextAvailable = 'next-available';

/** Label of {@link nextAvailable}. */
export const nextAvailableLabel = 'Next available date: tell me first';

/** Text of the empty first choice of a `select`. */
export function placeholderFor(field: ChoiceField): string {
  return `Choose ${/^[aeiou]/i.test(field.noun) ? 'an' : 'a'} ${field.noun}`;
}

/** Path that a form posts to, as JSON or form-encoded. */
export function enquiryPath(id: FormId): string {
  return `/api/enquiries/${id}`;
}

/** Whether a path segment names a form. */
export function isFormId(value: string): value is FormId {
  return (formIds as readonly string[]).includes(value);
}
