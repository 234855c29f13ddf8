import * as z from 'zod';
import {
  actKeySchema,
  answerShape,
  cursorSchema,
  daySchema,
  formSchema,
  idSchema,
  lineSchema,
  momentSchema,
  pageQueryShape,
  referenceSchema,
  textLimits,
} from './common.ts';
import { mailSchema } from './enquiry.ts';
import { standingSchema } from './inbox.ts';
import { registrationSchema } from './sessions.ts';

/** Keeps what somebody looks for, so that the address of its results holds an identifier and no name. */
export const keepSearchBodySchema = z.strictObject({ text: lineSchema(textLimits.search) });
export const keepSearchAnswerSchema = z.strictObject({
  ...answerShape,
  id: idSchema,
  text: z.string(),
  /** The text was a reference that there is: open it. */
  reference: z.nullable(referenceSchema),
});

export const searchPathSchema = z.strictObject({ search: idSchema });

export const peopleQuerySchema = z.strictObject({ search: idSchema, ...pageQueryShape });

/** One address that was found, the latest first. */
export const foundPersonSchema = z.strictObject({
  email: z.string(),
  name: z.string(),
  company: z.nullable(z.string()),
  /** Their newest enquiry: the person's own screen is named by it. */
  reference: referenceSchema,
  enquiries: z.int(),
  lastAtMs: momentSchema,
  /** Those that the search found, at most five, the latest first. */
  found: z.array(
    z.strictObject({
      reference: referenceSchema,
      form: formSchema,
      about: z.string(),
      standing: standingSchema,
      receivedAtMs: momentSchema,
    }),
  ),
});

export const peopleAnswerSchema = z.strictObject({
  ...answerShape,
  text: z.string(),
  rows: z.array(foundPersonSchema),
  nextCursor: z.nullable(cursorSchema),
  /** Addresses found; null where they are not counted. */
  total: z.nullable(z.int()),
});

/** Everything under one address. The address is that of the enquiry in the path. */
export const personAnswerSchema = z.strictObject({
  ...answerShape,
  email: z.string(),
  names: z.array(z.string()),
  companies: z.array(z.string()),
  enquiries: z.array(
    z.strictObject({
      reference: referenceSchema,
      form: formSchema,
      formTitle: z.string(),
      about: z.string(),
      standing: standingSchema,
      receivedAtMs: momentSchema,
      answeredAtMs: z.nullable(momentSchema),
      hasMarketingConsent: z.boolean(),
      /** The day on which it is deleted by rule. */
      deletedOn: daySchema,
    }),
  ),
  registrations: z.array(registrationSchema),
  mails: z.array(mailSchema),
  /** What an erasure takes with it, and what stays. */
  erasure: z.strictObject({
    goes: z.strictObject({
      enquiries: z.int(),
      registrations: z.int(),
      mails: z.int(),
      notes: z.int(),
    }),
    /** To be typed before it can be done. */
    reference: referenceSchema,
  }),
});

/** Makes the file with everything; the answer is the file itself, to be saved. Writes down that it was given. */
export const copyBodySchema = z.strictObject({
  actKey: actKeySchema,
  /** `json` for a program, `text` to read. */
  as: z.enum(['json', 'text']),
});

export const eraseBodySchema = z.strictObject({
  actKey: actKeySchema,
  /** As typed, in any spelling a reference has. */
  typedReference: lineSchema(40),
  /** How many enquiries the person saw: another one that came in meanwhile is not erased unseen. */
  enquiries: z.int().positive(),
});

export const eraseAnswerSchema = z.strictObject({
  ...answerShape,
  references: z.array(referenceSchema),
  /** False: deleted, and still to be wiped from the store's files; that happens within minutes by itself. */
  isErased: z.boolean(),
});
