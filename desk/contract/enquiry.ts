import * as z from 'zod';
import {
  actKeySchema,
  actorSchema,
  additionSchema,
  answerShape,
  changeSchema,
  colleagueNameSchema,
  formSchema,
  idSchema,
  lineSchema,
  momentSchema,
  referenceSchema,
  textLimits,
  versionSchema,
} from './common.ts';
import { gapSchema } from './failures.ts';
import { standingSchema, suspicionSchema } from './inbox.ts';
import { registrationSchema } from './sessions.ts';

/** How a mail stands. `waiting` is in the outbox, also while it can be undone. */
export const mailStateSchema = z.enum(['waiting', 'sent', 'given-up']);

/** A mail to the person, or about them. */
export const mailSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(['notice', 'receipt', 'webhook', 'letter']),
  state: mailStateSchema,
  to: z.nullable(z.string()),
  subject: z.string(),
  /** The text as it goes out, masked; null where the service writes it only when it sends. */
  text: z.nullable(z.string()),
  dueAtMs: momentSchema,
  sentAtMs: z.nullable(momentSchema),
  /** Until when it can be taken back; null where it cannot be. */
  undoUntilMs: z.nullable(momentSchema),
  /** Why it did not arrive, in words; null while nothing failed. */
  problem: z.nullable(z.string()),
});
export type Mail = z.infer<typeof mailSchema>;

/** Everything that happens to an enquiry. */
export const historyKinds = [
  'came-in',
  'suspected',
  'released',
  'taken',
  'given-back',
  'answered',
  'answer-undone',
  'marked-answered',
  'closed',
  'reopened',
  'noted',
  'corrected',
  'receipt-again',
  'mail',
  'seat',
  'copy-given',
] as const;

/** One line of what happened; oldest first, never edited. */
export const historyEntrySchema = z.strictObject({
  id: idSchema,
  atMs: momentSchema,
  kind: z.enum(historyKinds),
  by: z.nullable(actorSchema),
  /** `Phone corrected`, `Put on the waiting list as one group of 8`, `by rule: 4 seats free`. No names. */
  words: z.string(),
  mail: z.nullable(mailSchema),
});

export const noteSchema = z.strictObject({
  id: idSchema,
  text: z.string(),
  by: colleagueNameSchema,
  atMs: momentSchema,
});

/** A field as it was sent, in the form's order, with its choice in words. */
export const enquiryFieldSchema = z.strictObject({
  name: z.string(),
  label: z.string(),
  kind: z.enum(['text', 'email', 'tel', 'textarea', 'select', 'radio', 'session']),
  value: z.string(),
});

/** One enquiry, whole. */
export const enquirySchema = z.strictObject({
  reference: referenceSchema,
  version: versionSchema,
  standing: standingSchema,
  form: z.strictObject({
    id: formSchema,
    title: z.string(),
    kind: z.enum(['contact', 'registration']),
    pagePath: z.string(),
  }),
  about: z.string(),
  through: z.string(),
  suspicion: z.nullable(suspicionSchema),
  receivedAtMs: momentSchema,
  dueAtMs: momentSchema,
  answeredAtMs: z.nullable(momentSchema),
  closedAtMs: z.nullable(momentSchema),
  owner: z.nullable(colleagueNameSchema),
  /** Long texts as they came, NRIC numbers masked; empty where none was written. */
  message: z.string(),
  /** Every other field that was filled. */
  fields: z.array(enquiryFieldSchema),
  person: z.strictObject({
    name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    company: z.nullable(z.string()),
    jobTitle: z.nullable(z.string()),
    hasMarketingConsent: z.boolean(),
    /** Other enquiries under the same address, and when the first of them came. */
    before: z.strictObject({ count: z.int(), firstAtMs: z.nullable(momentSchema) }),
    /** No receipt went out: the address had had its receipts of that day. */
    isReceiptWithheld: z.boolean(),
    /** What `correct` takes, with the values as they are typed. */
    correctable: z.array(
      z.strictObject({
        name: z.string(),
        label: z.string(),
        kind: z.enum(['text', 'email', 'tel']),
        value: z.string(),
        maxLength: z.int(),
        required: z.boolean(),
      }),
    ),
  }),
  /** Null where the form asks for no seat. */
  registration: z.nullable(registrationSchema),
  notes: z.array(noteSchema),
  history: z.array(historyEntrySchema),
  /** This colleague's own draft. */
  draft: z.nullable(
    z.strictObject({
      templateId: z.nullable(idSchema),
      subject: z.string(),
      text: z.string(),
      savedAtMs: momentSchema,
    }),
  ),
});
export type Enquiry = z.infer<typeof enquirySchema>;

/** Every change of an enquiry answers with the enquiry as it is now. */
export const enquiryAnswerSchema = z.strictObject({ ...answerShape, enquiry: enquirySchema });

export const noteBodySchema = z.strictObject({ ...additionSchema.shape, text: lineSchema(textLimits.note) });

/** New values by field name; an empty one deletes a field that is not required. Checked by the form's own rules. */
export const correctBodySchema = z.strictObject({
  ...changeSchema.shape,
  values: z.record(z.string(), z.string().max(textLimits.note)),
});

export const draftBodySchema = z.strictObject({
  templateId: z.nullable(idSchema),
  subject: z.string().max(textLimits.subject),
  text: z.string().max(textLimits.letter),
});

const letterShape = {
  subject: lineSchema(textLimits.subject),
  text: lineSchema(textLimits.letter),
} as const;

/** A letter as the colleague leaves it. */
export const letterSchema = z.strictObject(letterShape);

/** Queues the letter for ten seconds hence and marks the enquiry as answered. Refused with `gaps` while some are open. */
export const answerBodySchema = z.strictObject({
  ...changeSchema.shape,
  templateId: z.nullable(idSchema),
  ...letterShape,
});

export const undoAnswerBodySchema = z.strictObject({ actKey: actKeySchema, mailId: idSchema });

/** How somebody was answered when the desk did not send the mail. */
export const markAnsweredBodySchema = z.strictObject({
  ...changeSchema.shape,
  how: z.enum(['own-mail', 'telephone', 'in-person']),
});

/** A letter to begin with, filled in. */
export const templateSchema = z.strictObject({
  id: idSchema,
  /** `Group does not fit: waiting list or another date`. */
  title: z.string(),
  /** Whether it was written for this form; these come first. */
  isOfForm: z.boolean(),
  subject: z.string(),
  /** Gaps stand in double square brackets: `[[no date chosen]]`; see `gaps.ts`. */
  text: z.string(),
  gaps: z.array(gapSchema),
});
export const templatesAnswerSchema = z.strictObject({ ...answerShape, templates: z.array(templateSchema) });

export const mailPathSchema = z.strictObject({ mail: idSchema });
