import { z } from 'zod';
import { clockTime, line, listOf, namingFields, photo, slug } from './parts/fields.ts';

const fundingScheme = z
  .strictObject({
    scheme: line(2, 60).describe('Name of the scheme: SkillsFuture Credit, UTAP.'),
    status: z
      .enum(['listed', 'not-listed', 'not-applied'])
      .describe('Listed by its agency; not listed; or not applied for yet.'),
    reference: line(3, 40).optional().describe('The reference on the list, such as TGS-…'),
  })
  .refine(({ status, reference }) => reference === undefined || status === 'listed', {
    path: ['reference'],
    error: 'stands only where the status is "listed": take it out, or correct the status',
  })
  .meta({ title: 'Scheme' });

const classSize = z
  .strictObject({
    min: z.int().min(1).optional().describe('Participants without whom the class does not run.'),
    max: z.int().min(1).max(60).describe('Seats.'),
    belowMin: line(10, 200)
      .optional()
      .describe('What happens with fewer, and by when participants are told.'),
  })
  .refine(({ min, max }) => min === undefined || min <= max, {
    path: ['min'],
    error: 'is above max: the smallest class has at most as many people as the largest',
  })
  .refine(({ min, belowMin }) => belowMin === undefined || min !== undefined, {
    path: ['belowMin'],
    error: 'needs min: give the number below which this holds',
  });

const refundStep = z.strictObject({
  daysBefore: z
    .int()
    .min(0)
    .max(180)
    .describe(
      'The last day on which it holds, counted back from the first day of the course; 0 is that day.',
    ),
  percent: z.int().min(0).max(100).describe('Share of the price that comes back.'),
});

const refunds = z.strictObject({
  countedIn: z.enum(['days', 'working days']).describe('What the days are.'),
  steps: z
    .array(refundStep)
    .min(1)
    .max(4)
    .describe('From the earliest to the latest. After the last one nothing comes back.')
    .check(
      namingFields(function* (steps) {
        for (const [i, { daysBefore, percent }] of steps.entries()) {
          const before = steps[i - 1];
          if (!before) continue;
          if (daysBefore >= before.daysBefore)
            yield {
              path: [i, 'daysBefore'],
              message: `is out of order: after ${before.daysBefore} comes a smaller number, nearer to the course`,
            };
          if (percent >= before.percent)
            yield {
              path: [i, 'percent'],
              message: `is not less than the ${before.percent} of the step before: put both into one step, or correct the share`,
            };
        }
      }),
    ),
});
export type Refunds = z.infer<typeof refunds>;

/** Facts in the order in which buyers ask. */
export const courseFactsSchema = z.strictObject({
  funding: z.array(fundingScheme).min(1).optional().describe('Funding, scheme by scheme.'),
  gst: z
    .enum(['included', 'added', 'not-charged'])
    .optional()
    .meta({ title: 'GST', description: 'In the price, on top of it, or not charged.' }),
  classSize: classSize.optional(),
  refunds: refunds.optional().describe('What comes back when a participant cancels.'),
  moved: line(10, 200).optional().describe('What happens when the company moves or cancels the course.'),
  substitution: line(5, 160).optional().describe('Whether a colleague may come instead, and until when.'),
  postponement: line(5, 160)
    .optional()
    .describe('Whether a participant may take a later date, and until when.'),
  attendancePercent: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .meta({
      title: 'Attendance',
      description: 'Share of the hours that the certificate asks for, in percent.',
    }),
  certificate: z
    .strictObject({
      title: line(3, 80).describe('Its name: Certificate of attendance.'),
      issuedBy: line(2, 60).describe('Who issues it; {{brand}} for the company.'),
      awardedFor: z.enum(['attendance', 'a passed assessment']),
    })
    .optional()
    .describe('What a participant is awarded, and by whom.'),
  payment: line(5, 200).optional().describe('When and how one pays: invoice, card, before the start.'),
  trainers: z
    .array(slug.meta({ reference: 'people' }))
    .min(1)
    .optional()
    .describe('Keys of `people` in the company’s file.'),
  delivery: z
    .strictObject({
      venue: line(5, 140).optional().describe('Where it is held.'),
      online: line(5, 140).optional().describe('How it is held online.'),
    })
    .refine(({ venue, online }) => venue !== undefined || online !== undefined, {
      path: ['venue'],
      error: 'is missing, and online too: give one of them, or take delivery out',
    })
    .optional(),
  language: line(2, 60).optional().describe('Language of teaching.'),
  bring: line(5, 160).optional().describe('What to bring.'),
  hours: z
    .strictObject({
      from: clockTime,
      to: clockTime,
      breaks: line(5, 100).optional().describe('Breaks, and whether the hours hold them.'),
    })
    .refine(({ from, to }) => from < to, {
      path: ['to'],
      error: 'is not after from: the day ends later than it begins',
    })
    .optional()
    .describe('From when to when, each day.'),
  support: z
    .strictObject({
      days: z.int().min(1).max(365),
      text: line(5, 90).describe('What of, after the number: of email support.'),
    })
    .optional()
    .describe('Help after the course.'),
  privateClass: z
    .strictObject({
      from: z.int().min(1).max(100).optional().describe('People from whom on one is held.'),
      price: line(3, 120).optional().describe('Price, and for what: S$2,400 a day for up to 12.'),
      place: line(3, 120).optional().describe('Where it is held.'),
    })
    .refine((given) => Object.keys(given).length > 0, 'is empty: give from, price or place, or take it out')
    .optional()
    .describe('A class for one company.'),
});
export type CourseFacts = z.infer<typeof courseFactsSchema>;

export const serviceFactsSchema = z.strictObject({
  advisers: z
    .array(slug)
    .min(1)
    .optional()
    .describe('Keys of `people`: who does the work, or is named as officer.'),
  price: line(3, 160).optional().describe('Price, range or fee, and for what.'),
  term: line(3, 160).optional().describe('Shortest term, and how it ends.'),
  hours: line(3, 160).optional().describe('Hours that the fee covers.'),
  duration: line(3, 120).optional().describe('How long it usually takes.'),
  effort: line(5, 200).optional().describe('What it asks of the client: hours, roles.'),
  firstStep: line(5, 200).optional().describe('The smallest thing one can begin with.'),
  notIncluded: z.array(line(5, 160)).min(1).optional().describe('What the price does not hold.'),
});
export type ServiceFacts = z.infer<typeof serviceFactsSchema>;

export const personSchema = z.strictObject({
  key: slug.describe('Name by which courses refer to the person; kept when the name changes.'),
  name: line(3, 60),
  role: line(2, 60).optional().describe('What the person answers for: Data protection, trainer.'),
  credential: line(5, 160).describe('Certificates and licences, with year and issuer.'),
  line: line(10, 200).describe('One sentence on what the person does.'),
  photo: photo.optional(),
});
export type Person = z.infer<typeof personSchema>;

export const statedFactsShape = {
  buyerFacts: courseFactsSchema
    .default({})
    .describe('What buyers ask, where it holds for all courses; a course’s own file wins, fact by fact.'),
  serviceFacts: z
    .record(slug, serviceFactsSchema)
    .default({})
    .describe('What buyers ask, service by service.'),
  people: z
    .array(personSchema)
    .default([])
    .check(
      namingFields(function* (people) {
        for (const [i, { key }] of people.entries())
          if (people.findIndex((other) => other.key === key) < i)
            yield { path: [i, 'key'], message: `is taken: ${key} names somebody above` };
      }),
    )
    .describe('Who teaches and advises; the About page and courses show them.'),
  references: listOf({
    name: line(3, 120).describe('Client, and person who may be called.'),
    text: line(10, 240).describe('What was done, in the client’s words or with a number.'),
  })
    .default([])
    .describe('Clients who agreed to be named.'),
  partners: listOf({
    name: line(2, 80),
    text: line(10, 240).describe('What the partnership is: since when, and for what.'),
    link: z
      .url({
        protocol: /^https$/,
        error: 'is not a secure web address: write it like https://www.example.org',
      })
      .optional()
      .describe('The partner’s own page.'),
  })
    .default([])
    .describe('Partners who agreed to be named; the About page shows them.'),
  insurance: line(5, 160).optional().describe('Professional indemnity: sum and insurer.'),
  dataRecipients: listOf({
    name: line(2, 80).describe('Who receives what a form collects, and where.'),
    purpose: line(5, 120).describe('What for: to send email.'),
  })
    .default([])
    .describe('Who outside the company receives what a form collects.'),
};

/** Invented facts, shown with `DEMO_COMPANY=1`. */
export const demonstrationSchema = z.strictObject({
  notice: line(20, 160).describe('Says on every page that the facts are invented.'),
  ...statedFactsShape,
});
