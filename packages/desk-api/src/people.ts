import * as z from 'zod';
import {
  addition,
  answer,
  daySchema,
  idSchema,
  lineSchema,
  momentSchema,
  pageAnswer,
  pageQueryShape,
  referenceSchema,
  textLimits,
} from './common.ts';
import { mailSchema } from './enquiry.ts';
import { statusSchema } from './inbox.ts';
import { routesFor } from './route.ts';
import { registrationSchema } from './sessions.ts';

/** The person's newest enquiry, or, with a hash, a former holder of an enquiry. */
export const personKeySchema = z.string().regex(/^ENQ-[0-9A-Z]{4}-[0-9A-Z]{4}(~[0-9a-f]{8})?$/, 'no person');

const foundEnquirySchema = z.strictObject({
  reference: referenceSchema,
  about: z.string(),
  status: statusSchema,
  receivedAtMs: momentSchema,
});

const { get, post } = routesFor('member', { shows: ['enquiries'] });
const administrator = routesFor('administrator', { changes: ['enquiries'] });
const byPerson = z.strictObject({ reference: personKeySchema });

export const peopleRoutes = {
  keepSearch: post('/api/searches', {
    /** Stored so that the URL of the results contains an id and no name. */
    body: z.strictObject({ text: lineSchema(textLimits.search) }),
    answer: answer({
      id: idSchema,
      text: z.string(),
      reference: z.nullable(referenceSchema),
    }),
  }),
  people: get('/api/people', {
    query: z.strictObject({ search: idSchema, ...pageQueryShape }),
    answer: pageAnswer(
      z.strictObject({
        email: z.string(),
        name: z.string(),
        company: z.nullable(z.string()),
        reference: personKeySchema,
        enquiries: z.int(),
        lastAtMs: momentSchema,
        found: z.array(foundEnquirySchema),
      }),
      {
        text: z.string(),
        total: z.int(),
      },
    ),
  }),
  person: get('/api/people/:reference', {
    params: byPerson,
    answer: answer({
      email: z.string(),
      names: z.array(z.string()),
      companies: z.array(z.string()),
      enquiries: z.array(
        z.strictObject({
          ...foundEnquirySchema.shape,
          formTitle: z.string(),
          hasMarketingConsent: z.boolean(),
          deletedOn: daySchema,
        }),
      ),
      registrations: z.array(registrationSchema),
      mails: z.array(mailSchema),
      erasure: z.strictObject({
        goes: z.strictObject({
          enquiries: z.int(),
          registrations: z.int(),
          mails: z.int(),
          notes: z.int(),
        }),
        reference: referenceSchema,
      }),
    }),
  }),
  copyOfPerson: administrator.post('/api/people/:reference/copy', {
    params: byPerson,
    body: addition({ as: z.enum(['json', 'text']) }),
    answer: 'file',
  }),
  erasePerson: administrator.post('/api/people/:reference/erase', {
    changes: ['enquiries', 'seats'],
    params: byPerson,
    body: addition({
      typedReference: lineSchema(40),
      /** As seen: a later enquiry is not erased unseen. */
      enquiries: z.int().nonnegative(),
    }),
    answer: answer({ references: z.array(referenceSchema) }),
  }),
};
