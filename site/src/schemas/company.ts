import { z } from 'zod';
import { externalUrl, isoDay, line } from './parts/text.ts';

/** Everything about the company. The only place where it stands. */
export const companySchema = z.strictObject({
  /** Brand, as visitors know it. */
  brand: line(2, 30),
  legalName: line(3, 80),
  entityType: line(3, 60),
  /** Unique Entity Number of ACRA. */
  uen: z
    .string()
    .regex(/^\d{8,9}[A-Z]$|^[TSR]\d{2}[A-Z]{2}\d{4}[A-Z]$/, 'is not a UEN: write it like 202400000Z'),
  /** One sentence for search engines. */
  description: line(40, 250),
  address: z.strictObject({
    street: line(5, 80),
    city: line(2, 40),
    postalCode: z.string().regex(/^\d{6}$/, 'is not a postal code: six digits, in quotes'),
    /** ISO 3166 code. */
    country: z.literal('SG'),
  }),
  email: z.email('is not an e-mail address'),
  /** International form: +65 6000 0000. */
  phone: z.string().regex(/^\+\d[\d ]{7,}$/, 'is not an international number: write it like +65 6000 0000'),
  website: externalUrl,
  /** Reaches the data protection officer. */
  dpoEmail: z.email('is not an e-mail address'),
  foundingYear: z.int().min(1900),
  /** Price marker of structured data. */
  priceRange: z.string().regex(/^\$+$/),
  /** Schema.org form: Mo-Fr 09:00-18:00. */
  openingHours: z.array(line(5, 40)).min(1),
  /** Country-level coordinates. */
  geo: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  replyWithinHours: z.int().positive(),
  /** First year of the copyright line, as specified. */
  copyrightYear: z.int(),
  /** Links that the specification names without an address. */
  links: z.strictObject({
    book: externalUrl,
    onlineCourse: externalUrl,
    demoRestaurantReservation: externalUrl,
    demoItCertifications: externalUrl,
  }),
  /** Fields above that still hold a placeholder; the launch check lists them. */
  placeholders: z.array(z.string()),
  /** Day of the last change. */
  updatedOn: isoDay,
});
export type Company = z.infer<typeof companySchema>;
