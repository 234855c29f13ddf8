import { seatsMax } from '@vanda/forms/session-schema';
import { z } from 'zod';
import { courseFactsSchema } from './buyer-facts.ts';
import {
  citation,
  clockTime,
  formName,
  internalPath,
  isoDay,
  line,
  listOf,
  paragraph,
} from './parts/fields.ts';

const seatsIssue = `must be a whole number from 1 to ${seatsMax}, or left out`;

const named = z.strictObject({ title: line(2, 120), text: paragraph.optional(), ...citation });

/** A public session. The reader's clock decides whether it is past. */
const session = z
  .strictObject({
    start: isoDay.describe('First day.'),
    end: isoDay
      .optional()
      .describe('Last day; left out for one day, or when only the first day is announced.'),
    place: line(2, 40).default('Singapore').describe('City.'),
    startTime: clockTime.optional().describe('When each day begins.'),
    endTime: clockTime.optional().describe('When each day ends.'),
    status: z
      .literal('available')
      .optional()
      .describe('Available only where the company has published it; no other status exists.'),
    seats: z
      .int(seatsIssue)
      .min(1, seatsIssue)
      .max(seatsMax, seatsIssue)
      .optional()
      .describe(
        'Seats there are. Who registers for more is put on the waiting list; without a number the session is never full. Not shown on the site.',
      ),
  })
  .refine(({ startTime = '', endTime = '' }) => (startTime === '' ? endTime === '' : endTime > startTime), {
    path: ['endTime'],
    error: 'must be later than startTime; give both, or none',
  })
  .refine((value) => value.end === undefined || value.end >= value.start, {
    path: ['end'],
    error: 'lies before start: the last day of a session comes after its first',
  });
export type Session = z.infer<typeof session>;

const courseModule = z.strictObject({
  title: line(2, 120),
  text: paragraph.describe('What it covers.'),
  topics: z.array(line(2, 120)).min(1).optional(),
  ...citation,
});

const question = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]{1,30}$/, 'must be one word of letters, such as laptop')
    .meta({
      title: 'Kept as',
      description:
        'One word, such as laptop: answers are kept and exported under it. Never change it once it is online. The name of a question that the form has already (experience) replaces that one.',
    }),
  label: line(3, 90).meta({ title: 'Question', description: 'As the form shows it: Your laptop.' }),
  noun: line(3, 60).meta({
    title: 'In a sentence',
    description: 'Completes “Please enter your …” and “Choose a …”: laptop.',
  }),
  required: z.boolean().default(false).meta({ title: 'Must be answered' }),
  hint: line(3, 160).optional().describe('Sentence below the question.'),
  options: z
    .array(line(1, 90))
    .min(2)
    .optional()
    .describe('Answers to choose from; without any, there is a line to write in.'),
});

export const courseLevels = ['Beginner', 'Intermediate', 'Advanced', 'Executive'] as const;

export const courseSchema = z.strictObject({
  title: line(3, 90).describe('Full name, such as “Professional Scrum Master in the Age of AI”.'),
  shortTitle: line(3, 60).describe('Name in lists and calendars, such as “Professional Scrum Master”.'),
  description: line(40, 300).describe('What a participant can do afterwards, in one or two sentences.'),
  priceSgd: z
    .int()
    .positive('must be more than 0')
    .optional()
    .meta({
      title: 'Price in S$',
      description: 'Whole Singapore dollars; left out when no price is published.',
    }),
  pricePer: z
    .enum(['person', 'pax', 'participant'])
    .optional()
    .describe('For whom the price counts, as the page says it; left out where only the sum is published.'),
  durationDays: z
    .int()
    .min(1)
    .max(5)
    .optional()
    .meta({ title: 'Length in days', description: 'For courses of up to a week.' }),
  durationWeeks: z
    .int()
    .min(2)
    .max(12)
    .optional()
    .meta({ title: 'Length in weeks', description: 'For tracks.' }),
  meetings: z.int().min(2).max(40).optional().describe('How many meetings the weeks hold, where published.'),
  level: z.enum(courseLevels).optional(),
  offeredAs: line(3, 60)
    .optional()
    .describe('Name among the offerings of its family’s page, where that is shorter: PSM in the Age of AI.'),
  certification: z
    .strictObject({ title: line(2, 60), note: line(2, 90).optional() })
    .optional()
    .describe('Certificate or badge at the end.'),
  page: internalPath.describe('The page that describes it, with the part: /services/dpo-service#fees.'),
  form: formName.meta({ title: 'Registration form', description: 'Takes the bookings for it.' }),
  hasOwnForm: z
    .literal(true)
    .optional()
    .meta({
      title: 'Has a form of its own',
      description:
        'It asks what the form above asks, under this course’s name, with this course’s dates alone. Otherwise this course is one more choice of that form.',
    }),
  questions: z
    .array(question)
    .min(1)
    .optional()
    .meta({
      title: 'More questions of its form',
      description: 'Only what is needed to hold the course. Never an NRIC number.',
    }),
  notAsked: z
    .array(z.enum(['phone', 'company', 'jobTitle', 'experience', 'specialRequirements', 'message']))
    .min(1)
    .optional()
    .meta({ title: 'Left out of its form' }),
  registerLabel: z
    .enum(['Register', 'Register Now'])
    .default('Register')
    .describe('What the button beside a date says.'),
  family: z.enum(['track', 'one-day', 'agile']).describe('Which row of the catalogue it stands in.'),
  order: z.int().min(1).describe('Place within its family.'),
  sessions: z
    .array(session)
    .default([])
    .describe(
      'Announced sessions, in any order. A service with a desk imports each once; afterwards it is changed there, under Sessions.',
    ),
  topics: z
    .array(line(2, 90))
    .min(1)
    .optional()
    .describe('Topics of a track card, or the list of what it teaches in the structured data.'),
  overview: z.array(paragraph).min(2).optional().describe('Points of the overview.'),
  benefits: z.array(named).min(2).optional().describe('Key benefits.'),
  included: z.array(named).min(1).optional().describe('What a participant receives: only promised items.'),
  audiences: z.array(named).min(1).optional().describe('Whom it is for.'),
  days: listOf({ title: line(2, 60), modules: z.array(courseModule).min(1) })
    .min(1)
    .optional()
    .describe('Modules day by day.'),
  blocks: listOf({
    title: line(2, 90),
    hours: z.number().positive().max(8),
    topics: z.array(line(2, 160)).min(2),
    ...citation,
  })
    .min(1)
    .optional()
    .describe('Blocks with their hours, for one-day courses.'),
  modules: z.array(courseModule).min(1).optional().describe('Modules in order without days.'),
  stats: listOf({ label: line(2, 40), value: line(1, 20), note: line(2, 60).optional() })
    .max(1)
    .optional()
    .describe(
      'The figure that the page’s head shows where there is no certification: 60% hands-on, 30 days of support.',
    ),
  buyerFacts: courseFactsSchema
    .optional()
    .describe('What buyers ask, where it differs from what the company’s file says of all courses.'),
});
export type Course = z.infer<typeof courseSchema>;
