import * as z from 'zod';
import {
  addition,
  daySchema,
  idSchema,
  lineSchema,
  momentSchema,
  pageQueryShape,
  pageResponse,
  referenceSchema,
  response,
  textLimits,
} from './common.ts';
import { mailSchema } from './enquiry.ts';
import { statusSchema } from './inbox.ts';
import { personKeySchema } from './path.ts';
import { routesFor } from './route.ts';
import { registrationSchema } from './sessions.ts';

const foundEnquirySchema = z.strictObject({
  reference: referenceSchema,
  about: z.string(),
  status: statusSchema,
  receivedAtMs: momentSchema,
});

const { get, post } = routesFor('member', { shows: ['enquiries'] });
const administrator = routesFor('administrator', { changes: ['enquiries'] });

export const peopleRoutes = {
  keepSearch: post('/api/searches', {
    /** Stored so that the URL of the results contains an id and no name. */
    body: z.strictObject({ text: lineSchema(textLimits.search) }),
    response: response({ id: idSchema, text: z.string(), reference: z.nullable(referenceSchema) }),
  }),
  people: get('/api/people', {
    query: z.strictObject({ search: idSchema, ...pageQueryShape }),
    response: pageResponse(
      z.strictObject({
        email: z.string(),
        name: z.string(),
        company: z.nullable(z.string()),
        reference: personKeySchema,
        enquiries: z.int(),
        lastAtMs: momentSchema,
        found: z.array(foundEnquirySchema),
      }),
      { text: z.string(), total: z.int() },
    ),
  }),
  person: get('/api/people/:person', {
    response: response({
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
        goes: z.strictObject({ enquiries: z.int(), registrations: z.int(), mails: z.int(), notes: z.int() }),
        reference: referenceSchema,
      }),
    }),
  }),
  copyOfPerson: administrator.post('/api/people/:person/copy', {
    body: addition({ as: z.enum(['json', 'text']) }),
    response: 'file',
  }),
  erasePerson: administrator.post('/api/people/:person/erase', {
    changes: ['enquiries', 'seats'],
    body: addition({
      typedReference: lineSchema(40),
      /** The number of enquiries that the page showed, so that a later one is not erased unseen. */
      enquiries: z.int().nonnegative(),
    }),
    response: response({ references: z.array(referenceSchema) }),
  }),
};
