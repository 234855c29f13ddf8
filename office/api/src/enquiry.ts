import * as z from 'zod';
import {
  actorSchema,
  addition,
  additionSchema,
  blockSchema,
  change,
  changeSchema,
  daySchema,
  doneSchema,
  emailSchema,
  formSchema,
  idSchema,
  momentSchema,
  pageQueryShape,
  pageResponse,
  referenceSchema,
  response,
  staffNameSchema,
  textLimits,
} from './common.ts';
import { enquirySummaryShape } from './inbox.ts';
import { routesFor } from './route.ts';
import { registrationSchema } from './sessions.ts';

export const mailSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(['notice', 'receipt', 'webhook', 'email']),
  status: z.enum(['waiting', 'sent', 'failed']),
  to: z.nullable(z.string()),
  subject: z.string(),
  /** Identity numbers are masked. Null for an email that is composed when it is sent. */
  text: z.nullable(z.string()),
  dueAtMs: momentSchema,
  sentAtMs: z.nullable(momentSchema),
  undoUntilMs: z.nullable(momentSchema),
  problem: z.nullable(z.string()),
});
export type Mail = z.infer<typeof mailSchema>;

export const enquirySchema = z.strictObject({
  ...enquirySummaryShape,
  formTitle: z.string(),
  message: z.string(),
  /** Values of the form without the message and the fields of `person`. */
  fields: z.array(z.strictObject({ name: z.string(), label: z.string(), value: z.string() })),
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
      }),
    ),
  }),
  /** Null where the form asks for no seat. */
  registration: z.nullable(registrationSchema),
  notes: z.array(z.strictObject({ id: idSchema, text: z.string(), by: staffNameSchema, atMs: momentSchema })),
  history: z.array(
    z.strictObject({
      id: idSchema,
      atMs: momentSchema,
      /** `came-in`, `mail`, `seat`, or a command of the desk. */
      kind: z.string(),
      by: z.nullable(actorSchema),
      /** Such as `Phone corrected` or `by rule: 4 seats free`. Contains no names. */
      message: z.string(),
      mail: z.nullable(mailSchema),
    }),
  ),
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

export const enquiryResponseSchema = response({ enquiry: enquirySchema });

export const channels = ['telephone', 'in-person', 'email'] as const;

/** The form's rules check the values. No receipt is sent: it would say that the person used the site. */
export const enterBodySchema = addition({
  form: formSchema,
  channel: z.enum(channels),
  values: z.record(z.string(), z.string().max(textLimits.note)),
});

const { get, post, put } = routesFor('member', { shows: ['enquiries'], changes: ['enquiries'] });
const enquiryChange = { body: changeSchema, response: enquiryResponseSchema };

export const enquiryRoutes = {
  enquiry: get('/api/enquiries/:reference', { response: enquiryResponseSchema }),
  templates: get('/api/enquiries/:reference/templates', {
    response: response({
      templates: z.array(
        z.strictObject({
          id: idSchema,
          title: z.string(),
          isOfForm: z.boolean(),
          subject: z.string(),
          text: z.string(),
        }),
      ),
      /** Null for an empty reply. A template that refuses is never preselected. */
      preselected: z.nullable(idSchema),
    }),
  }),
  enter: post('/api/enquiries', {
    changes: ['enquiries', 'seats'],
    body: enterBodySchema,
    response: response({ reference: referenceSchema }),
  }),
  assign: post('/api/enquiries/:reference/assign', {
    ...enquiryChange,
    body: change({ staffMember: idSchema, note: blockSchema(textLimits.note) }),
  }),
  followUp: post('/api/enquiries/:reference/follow-up', {
    ...enquiryChange,
    body: change({ day: z.nullable(daySchema) }),
  }),
  assignToMe: post('/api/enquiries/:reference/assign-to-me', enquiryChange),
  unassign: post('/api/enquiries/:reference/unassign', enquiryChange),
  close: post('/api/enquiries/:reference/close', enquiryChange),
  reopen: post('/api/enquiries/:reference/reopen', enquiryChange),
  note: post('/api/enquiries/:reference/notes', {
    ...enquiryChange,
    body: addition({ text: blockSchema(textLimits.note).min(1) }),
  }),
  correct: post('/api/enquiries/:reference/correct', {
    ...enquiryChange,
    changes: ['enquiries', 'seats'],
    /** Values by field name, which the form's rules check. An empty value deletes a field that is not required. */
    body: change({ values: z.record(z.string(), z.string().max(textLimits.note)) }),
  }),
  receiptAgain: post('/api/enquiries/:reference/receipt', enquiryChange),
  saveDraft: put('/api/enquiries/:reference/draft', {
    changes: [],
    body: z.strictObject({
      templateId: z.nullable(idSchema),
      subject: blockSchema(textLimits.subject),
      text: blockSchema(textLimits.email),
    }),
    response: doneSchema,
  }),
  reply: post('/api/enquiries/:reference/reply', {
    ...enquiryChange,
    /** Queues the reply for a minute and marks the enquiry as answered. Refused with `gaps`. */
    body: change({ templateId: z.nullable(idSchema), ...emailSchema.shape }),
  }),
  undoReply: post('/api/enquiries/:reference/reply/undo', {
    ...enquiryChange,
    body: addition({ mailId: idSchema }),
  }),
  markAnswered: post('/api/enquiries/:reference/mark-answered', {
    ...enquiryChange,
    body: change({ how: z.enum(['own-mail', 'telephone', 'in-person']) }),
  }),
  notSpam: post('/api/enquiries/:reference/not-spam', { ...enquiryChange, changes: ['enquiries', 'seats'] }),
  deleteSpam: post('/api/enquiries/:reference/delete', { ...enquiryChange, response: doneSchema }),
};

export const mailRoutes = {
  mailFailed: get('/api/mail/failed', {
    query: z.strictObject(pageQueryShape),
    response: pageResponse(
      z.strictObject({
        reference: referenceSchema,
        name: z.string(),
        company: z.nullable(z.string()),
        mail: mailSchema,
      }),
      { total: z.int() },
    ),
  }),
  retryMail: post('/api/mail/:mail/retry', { body: additionSchema, response: doneSchema }),
};
