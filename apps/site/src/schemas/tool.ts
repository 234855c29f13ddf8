import { z } from 'zod';
import { contactService } from './parts/form-name.ts';
import { heading, internalPath, isoDay, line, paragraph, slug } from './parts/text.ts';

const result = z.strictObject({
  title: heading,
  text: paragraph,
  /** Section of the page to continue with. */
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
    /** Shown above the questions and on the printed result. */
    disclaimer: paragraph,
    /** Contact form choice preselected by "Ask us". */
    contactService,
    /** Day of the last review against the law. */
    reviewedOn: isoDay,
    areas: z
      .array(z.strictObject({ id: slug, title: line(4, 60) }))
      .min(2)
      .max(6)
      .refine(uniqueIds, 'uses an id twice'),
    /** Best first; points count from the end. */
    answers: z.array(z.strictObject({ id: slug, label: line(2, 60) })).length(3),
    questions: z
      .array(
        z.strictObject({
          id: slug,
          area: slug,
          title: line(8, 160),
          /** Why it may not apply: We have no vendors. Omit where it always applies. */
          notApplicable: line(8, 90).optional(),
          /** What to do where it is missing. */
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
