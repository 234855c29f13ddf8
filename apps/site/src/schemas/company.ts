import { z } from 'zod';
import { openingHoursForm } from '../text/opening-hours.ts';
import { statedFactsShape } from './buyer-facts.ts';
import { externalUrl, isoDay, line, listOf } from './parts/fields.ts';

const aYearAfter = (isoDay: string) => `${Number(isoDay.slice(0, 4)) + 1}${isoDay.slice(4)}`;

export const companySchema = z.strictObject({
  brand: line(2, 30).describe('Brand, as visitors know it.'),
  legalName: line(3, 80),
  entityType: line(3, 60),
  uen: z
    .string()
    .regex(/^\d{8,9}[A-Z]$|^[TSR]\d{2}[A-Z]{2}\d{4}[A-Z]$/, 'is not a UEN: write it like 202400000Z')
    .meta({ title: 'UEN', description: 'Unique Entity Number of ACRA.' }),
  description: line(40, 250).describe('One sentence for search engines.'),
  address: z.strictObject({
    street: line(5, 80),
    city: line(2, 40),
    postalCode: z.string().regex(/^\d{6}$/, 'is not a postal code: six digits, in quotes'),
    country: z.literal('SG').describe('ISO 3166 code.'),
  }),
  email: z.email('is not an e-mail address: write it like name@example.com').meta({ title: 'E-mail' }),
  phone: z
    .string()
    .regex(/^\+\d[\d ]{7,}$/, 'is not an international number: write it like +65 6000 0000')
    .describe('International form: +65 6000 0000.'),
  website: externalUrl,
  dpoEmail: z
    .email('is not an e-mail address: write it like name@example.com')
    .meta({ title: 'E-mail for data protection', description: 'Reaches the data protection officer.' }),
  foundingYear: z.int().min(1900),
  employees: z.int().positive().describe('How many people the company employs.'),
  priceRange: z.string().regex(/^\$+$/).describe('Price marker of structured data.'),
  openingHours: z
    .array(
      z.string().regex(openingHoursForm, 'is not a line of opening hours: write it like Mo-Fr 09:00-18:00'),
    )
    .min(1)
    .describe('In Singapore, in the form of schema.org: Mo-Fr 09:00-18:00, Sa 09:00-12:00.'),
  geo: z
    .strictObject({ latitude: z.number(), longitude: z.number() })
    .meta({ title: 'Coordinates', description: 'Country-level coordinates.' }),
  replyWithin: z
    .strictObject({
      hours: z.int().positive(),
      workingDays: z
        .boolean()
        .exactOptional()
        .describe(
          'Only the hours of working days count. The service knows public holidays by a file, PUBLIC_HOLIDAYS.',
        ),
    })
    .meta({ title: 'Reply within' }),
  copyrightYear: z.int().describe('First year of the copyright line, as specified.'),
  links: z
    .strictObject({
      book: externalUrl,
      onlineCourse: externalUrl,
      demoRestaurantReservation: externalUrl.meta({ title: 'Demo: restaurant reservation' }),
      demoItCertifications: externalUrl.meta({ title: 'Demo: IT certifications' }),
    })
    .describe('Links to other sites of the company.'),
  security: z
    .strictObject({
      email: z
        .email('is not an e-mail address: write it like name@example.com')
        .meta({ title: 'E-mail for reports of weaknesses', description: 'Reaches whoever mends the site.' }),
      checkedOn: isoDay.describe('Day on which somebody last proved that the address is read.'),
      expiresOn: isoDay.describe(
        'Last day on which researchers should trust the file; less than a year later.',
      ),
    })
    .refine(({ checkedOn, expiresOn }) => expiresOn > checkedOn && expiresOn < aYearAfter(checkedOn), {
      path: ['expiresOn'],
      error:
        'must come after checkedOn, by less than a year (RFC 9116): check the address and set both days anew',
    })
    .meta({ title: 'Reports of weaknesses', description: 'What /.well-known/security.txt says (RFC 9116).' }),
  dataLicence: z
    .strictObject({
      name: line(4, 120).describe('What it is called, or what holds until one is chosen.'),
      url: externalUrl.optional().describe('Its text.'),
    })
    .meta({
      title: 'Licence of the open data',
      description:
        'Under what others may use /ai-regulations/instruments.json, .csv and eu-ai-act/rules.json.',
    }),
  ...statedFactsShape,
  placeholders: z
    .array(z.string())
    .describe('Fields above that still hold a placeholder; the launch check lists them.'),
  openQuestions: listOf({
    question: line(10, 300),
    where: line(3, 160).describe('Pages on which the answer will stand.'),
  })
    .default([])
    .describe('What only the company can answer; the launch check lists it. No page assumes an answer.'),
  updatedOn: isoDay.describe('Day of the last change.'),
});
export type Company = z.infer<typeof companySchema>;
