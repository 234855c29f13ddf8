import { z } from 'zod';
import {
  contactService,
  hasUniqueIds,
  heading,
  internalPath,
  isoDay,
  line,
  listOf,
  paragraph,
  slug,
} from './parts/fields.ts';

const result = z.strictObject({
  title: heading,
  text: paragraph,
  link: z.strictObject({
    label: line(2, 60),
    to: z.union([internalPath, z.string().regex(/^#[a-z0-9-]+$/)]),
  }),
});

export const readinessToolSchema = z
  .strictObject({
    disclaimer: paragraph,
    contactService,
    reviewedOn: isoDay,
    areas: listOf({ id: slug, title: line(4, 60) })
      .min(2)
      .max(6)
      .refine(hasUniqueIds, 'uses an id twice'),
    answers: listOf({ id: slug, label: line(2, 60) }).length(3),
    questions: listOf({
      id: slug,
      area: slug,
      title: line(8, 160),
      notApplicable: line(8, 90)
        .optional()
        .describe(
          'Why the question may not apply, such as “We have no vendors”; left out where it always applies.',
        ),
      step: paragraph,
    })
      .length(10, 'needs exactly ten questions')
      .refine(hasUniqueIds, 'uses an id twice'),
    results: z.strictObject({ most: result, nearly: result, some: result, few: result }),
  })
  .refine(({ areas, questions }) => questions.every(({ area }) => areas.some(({ id }) => id === area)), {
    path: ['questions'],
    error: 'names an area that `areas` does not hold',
  });
export type ReadinessTool = z.infer<typeof readinessToolSchema>;
