import { contact } from '@vanda/enquiry/forms/contact';
import { z } from 'zod';
import { heading, internalPath, isoDay, line, paragraph, slug } from './parts/text.ts';

/** Tools that run on the visitor's device: questions, the rules behind each answer, and what a result says. */

const services: readonly string[] = contact.fields.flatMap((field) =>
  field.name === 'service' ? field.options.map(({ value }) => value) : [],
);

const shared = {
  /** What the tool is and what it is not; stands above the questions and on the printed result. */
  disclaimer: paragraph,
  /** Choice of the contact form that "Ask us" brings along. */
  contactService: z
    .string()
    .refine((value) => services.includes(value), `is no service of the contact form: ${services.join(', ')}`),
  /** Day on which the rules were last held against the law. */
  reviewedOn: isoDay,
};

/** What a result says. */
const result = z.strictObject({
  title: heading,
  text: paragraph,
  /** Section of the page that goes on from here. */
  link: z.strictObject({
    label: line(2, 60),
    to: z.union([internalPath, z.string().regex(/^#[a-z0-9-]+$/)]),
  }),
});

const uniqueIds = (items: readonly { id: string }[]) =>
  new Set(items.map(({ id }) => id)).size === items.length;

/** "Are we ready?" on the trustmark page. */
export const readinessToolSchema = z
  .strictObject({
    ...shared,
    /** What is scored, in the order of the result. */
    areas: z
      .array(z.strictObject({ id: slug, title: line(4, 60) }))
      .min(2)
      .max(6)
      .refine(uniqueIds, 'uses an id twice'),
    /** The answers to every question, best first; an answer's points are its place from the end. */
    answers: z.array(z.strictObject({ id: slug, label: line(2, 60) })).length(3),
    questions: z
      .array(
        z.strictObject({
          id: slug,
          area: slug,
          title: line(8, 160),
          /** Why it may not apply: We have no vendors. Left out where it always does. */
          notApplicable: line(8, 90).optional(),
          /** What to do where it is not in place. */
          step: paragraph,
        }),
      )
      .length(10, 'needs exactly ten questions')
      .refine(uniqueIds, 'uses an id twice'),
    results: z.strictObject({ most: result, nearly: result, some: result, few: result }),
  })
  .refine(({ areas, questions }) => questions.every(({ area }) => areas.some(({ id }) => id === area)), {
    path: ['questions'],
    error: 'names an area that `areas` does not hold',
  });
export type ReadinessTool = z.infer<typeof readinessToolSchema>;
