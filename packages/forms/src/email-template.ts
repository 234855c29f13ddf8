import { z } from 'zod';
import { formIds } from './forms.ts';

export const emailLimits = { subject: 200, text: 10_000 } as const;

export const placeNames = [
  'name',
  'company',
  'about',
  'dates',
  'place',
  'seats',
  'people',
  'freeSeats',
  'reference',
  'page',
  'colleague',
  'firm',
] as const;
export type PlaceName = (typeof placeNames)[number];

export const placePattern = /\{(\w+)\}/g;

const knownPlaces = (context: z.core.ParsePayload<string>) => {
  for (const [, place = ''] of context.value.matchAll(placePattern)) {
    if ((placeNames as readonly string[]).includes(place)) continue;
    context.issues.push({
      code: 'custom',
      input: context.value,
      message: `knows no {${place}}: choose from ${placeNames.join(', ')}`,
    });
  }
};

const placesHelp = `Filled in for each person: ${placeNames.map((name) => `{${name}}`).join(', ')}.`;

export const emailTemplateSchema = z.strictObject({
  title: z.string().min(5).max(80).describe('Its name in the list of letters.'),
  forms: z.array(z.enum(formIds)).min(1).optional().describe('Forms it was written for; none for all.'),
  seats: z
    .enum(['kept', 'short', 'withdrawn', 'no-date'])
    .optional()
    .describe('Seat it was written for: it is offered for no other.'),
  subject: z.string().min(5).max(emailLimits.subject).check(knownPlaces).describe(placesHelp),
  text: z
    .string()
    .min(40)
    .max(emailLimits.text)
    .check(knownPlaces)
    .meta({
      format: 'lines',
      description: `${placesHelp} [[words]] is a gap that must be filled before sending.`,
    }),
});
export type EmailTemplate = z.infer<typeof emailTemplateSchema>;
