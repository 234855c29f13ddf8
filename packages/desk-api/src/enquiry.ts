import * as z from 'zod';
import {
  actorSchema,
  addition,
  additionSchema,
  answer,
  blockSchema,
  change,
  changeSchema,
  cursorSchema,
  daySchema,
  doneSchema,
  emailSchema,
  formSchema,
  idSchema,
  momentSchema,
  pageQueryShape,
  referenceSchema,
  staffNameSchema,
  textLimits,
} from './common.ts';
import { gapSchema } from './failures.ts';
import { enquirySummaryShape } from './inbox.ts';
import { registrationSchema } from './sessions.ts';

export const mailSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(['notice', 'receipt', 'webhook', 'letter']),
  state: z.enum(['waiting', 'sent', 'given-up']),
  to: z.nullable(z.string()),
  subject: z.string(),
  /** Masked; null where it is written only when sent. */
  text: z.nullable(z.string()),
  dueAtMs: momentSchema,
  sentAtMs: z.nullable(momentSchema),
  undoUntilMs: z.nullable(momentSchema),
  problem: z.nullable(z.string()),
});
export type Mail = z.infer<typeof mailSchema>;

export const historyKinds = [
  'came-in',
  'entered',
  'suspected',
  'released',
  'taken',
  'assigned',
  'follow-up',
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

export const historyEntrySchema = z.strictObject({
  id: idSchema,
  atMs: momentSchema,
  kind: z.enum(historyKinds),
  by: z.nullable(actorSchema),
  /** `Phone corrected`, `by rule: 4 seats free`. No names. */
  words: z.string(),
  mail: z.nullable(mailSchema),
});

export const enquirySchema = z.strictObject({
  ...enquirySummaryShape,
  form: z.strictObject({
    id: formSchema,
    title: z.string(),
    kind: z.enum(['contact', 'registration']),
  }),
  message: z.string(),
  fields: z.array(
    z.strictObject({
      name: z.string(),
      label: z.string(),
      kind: z.enum(['text', 'email', 'tel', 'textarea', 'select', 'radio', 'session']),
      value: z.string(),
    }),
  ),
  person: z.strictObject({
    name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    company: z.nullable(z.string()),
    jobTitle: z.nullable(z.string()),
    hasMarketingConsent: z.boolean(),
    before: z.strictObject({ count: z.int(), firstAtMs: z.nullable(momentSchema) }),
    isReceiptWithheld: z.boolean(),
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
  notes: z.array(
    z.strictObject({
      id: idSchema,
      text: z.string(),
      by: staffNameSchema,
      atMs: momentSchema,
    }),
  ),
  history: z.array(historyEntrySchema),
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

export const enquiryAnswerSchema = answer({ enquiry: enquirySchema });

export const channels = ['telephone', 'in-person', 'email'] as const;

/** Checked by the form's rules. No receipt: it would say that the person used the site. */
export const enterBodySchema = addition({
  form: formSchema,
  channel: z.enum(channels),
  values: z.record(z.string(), z.string().max(textLimits.note)),
});

const get = { method: 'GET', may: 'member', shows: ['enquiries'] } as const;
const byReference = z.strictObject({ reference: referenceSchema });
const enquiryChange = {
  method: 'POST',
  may: 'member',
  changes: ['enquiries'],
  params: byReference,
  body: changeSchema,
  answer: enquiryAnswerSchema,
} as const;

export const enquiryRoutes = {
  enquiry: {
    ...get,
    path: '/api/enquiries/:reference',
    params: byReference,
    answer: enquiryAnswerSchema,
  },
  templates: {
    ...get,
    path: '/api/enquiries/:reference/templates',
    params: byReference,
    answer: answer({
      templates: z.array(
        z.strictObject({
          id: idSchema,
          title: z.string(),
          isOfForm: z.boolean(),
          subject: z.string(),
          text: z.string(),
          gaps: z.array(gapSchema),
        }),
      ),
      /** Null for an empty one. Never one that refuses. */
      preselected: z.nullable(idSchema),
    }),
  },
  enter: {
    method: 'POST',
    path: '/api/enquiries',
    may: 'member',
    changes: ['enquiries', 'seats'],
    body: enterBodySchema,
    answer: answer({ reference: referenceSchema }),
  },
  assign: {
    ...enquiryChange,
    path: '/api/enquiries/:reference/assign',
    body: change({ colleague: idSchema, note: blockSchema(textLimits.note) }),
  },
  followUp: {
    ...enquiryChange,
    path: '/api/enquiries/:reference/follow-up',
    body: change({ day: z.nullable(daySchema) }),
  },
  take: { ...enquiryChange, path: '/api/enquiries/:reference/take' },
  giveBack: { ...enquiryChange, path: '/api/enquiries/:reference/give-back' },
  close: { ...enquiryChange, path: '/api/enquiries/:reference/close' },
  reopen: { ...enquiryChange, path: '/api/enquiries/:reference/reopen' },
  note: {
    ...enquiryChange,
    path: '/api/enquiries/:reference/notes',
    body: addition({ text: blockSchema(textLimits.note).min(1) }),
  },
  correct: {
    ...enquiryChange,
    path: '/api/enquiries/:reference/correct',
    changes: ['enquiries', 'seats'],
    /** By field name, checked by the form's rules; an empty one deletes a field that is not required. */
    body: change({ values: z.record(z.string(), z.string().max(textLimits.note)) }),
  },
  receiptAgain: { ...enquiryChange, path: '/api/enquiries/:reference/receipt' },
  saveDraft: {
    ...enquiryChange,
    method: 'PUT',
    path: '/api/enquiries/:reference/draft',
    body: z.strictObject({
      templateId: z.nullable(idSchema),
      subject: blockSchema(textLimits.subject),
      text: blockSchema(textLimits.email),
    }),
    answer: doneSchema,
  },
  answer: {
    ...enquiryChange,
    path: '/api/enquiries/:reference/answer',
    /** Queues the reply for a minute and marks the enquiry as answered. Refused with `gaps`. */
    body: change({ templateId: z.nullable(idSchema), ...emailSchema.shape }),
  },
  undoAnswer: {
    ...enquiryChange,
    path: '/api/enquiries/:reference/answer/undo',
    body: addition({ mailId: idSchema }),
  },
  markAnswered: {
    ...enquiryChange,
    path: '/api/enquiries/:reference/mark-answered',
    body: change({ how: z.enum(['own-mail', 'telephone', 'in-person']) }),
  },
  release: {
    ...enquiryChange,
    path: '/api/enquiries/:reference/release',
    changes: ['enquiries', 'seats'],
  },
  deleteSuspected: { ...enquiryChange, path: '/api/enquiries/:reference/delete', answer: doneSchema },
} as const;

export const mailRoutes = {
  mailGivenUp: {
    ...get,
    path: '/api/mail/given-up',
    query: z.strictObject(pageQueryShape),
    answer: answer({
      rows: z.array(
        z.strictObject({
          reference: referenceSchema,
          name: z.string(),
          company: z.nullable(z.string()),
          mail: mailSchema,
        }),
      ),
      nextCursor: z.nullable(cursorSchema),
      total: z.int(),
    }),
  },
  retryMail: {
    method: 'POST',
    path: '/api/mail/:mail/retry',
    may: 'member',
    changes: ['enquiries'],
    params: z.strictObject({ mail: idSchema }),
    body: additionSchema,
    answer: doneSchema,
  },
} as const;
