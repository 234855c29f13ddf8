import { z } from 'zod';
import { citation } from './parts/citation.ts';
import { formName } from './parts/form-name.ts';
import { internalPath, isoDay, line, paragraph } from './parts/text.ts';

const named = z.strictObject({ title: line(2, 120), text: paragraph.optional(), ...citation });

/** A public session. Past and upcoming are judged by the reader's clock, never written here. */
const session = z
  .strictObject({
    /** First day. */
    start: isoDay,
    /** Last day; left out for one day, or when only the first day is announced. */
    end: isoDay.optional(),
    /** City. */
    place: line(2, 40).default('Singapore'),
    /** `available` only where the company has published it; no other status exists. */
    status: z.literal('available').optional(),
  })
  .refine((value) => value.end === undefined || value.end >= value.start, {
    path: ['end'],
    error: 'lies before start: the last day of a session comes after its first',
  });
export type Session = z.infer<typeof session>;

const courseModule = z.strictObject({
  title: line(2, 120),
  /** What it covers. */
  text: paragraph,
  topics: z.array(line(2, 120)).min(1).optional(),
  ...citation,
});

/**
 * A course. Prices, dates, durations and levels live here and nowhere else:
 * every page, card, form option, calendar file and structured data reads them from this file.
 */
export const courseSchema = z.strictObject({
  /** Full name: Professional Scrum Master in the Age of AI. */
  title: line(3, 90),
  /** Name in lists and calendars: Professional Scrum Master. */
  shortTitle: line(3, 60),
  /** What a participant can do afterwards, in one or two sentences. */
  description: line(40, 300),
  /** Price in whole Singapore dollars; left out when no price is published. */
  priceSgd: z.int().positive('must be more than 0').optional(),
  /** For whom the price counts, as the page says it; left out where only the sum is published. */
  pricePer: z.enum(['person', 'pax', 'participant']).optional(),
  /** Length in days, for courses of up to a week. */
  durationDays: z.int().min(1).max(5).optional(),
  /** Length in weeks, for tracks. */
  durationWeeks: z.int().min(2).max(12).optional(),
  /** How many meetings the weeks hold, where published. */
  meetings: z.int().min(2).max(40).optional(),
  level: z.enum(['Beginner', 'Intermediate', 'Advanced', 'Executive']).optional(),
  /** Name among the offerings of its family's page, where that is shorter: PSM in the Age of AI. */
  offeredAs: line(3, 60).optional(),
  /** Certificate or badge at the end. */
  certification: z.strictObject({ title: line(2, 60), note: line(2, 90).optional() }).optional(),
  /** The page that describes it; the content check proves that it exists. */
  page: internalPath,
  /** Registration form that takes bookings for it. */
  form: formName,
  /** What the button beside a date says. */
  registerLabel: z.enum(['Register', 'Register Now']).default('Register'),
  /** Which row of the catalogue it stands in. */
  family: z.enum(['track', 'one-day', 'agile']),
  /** Place within its family. */
  order: z.int().min(1),
  /** Colour theme of a track card, by level: celadon Beginner, blush Intermediate, night Advanced, paper Executive. */
  theme: z.enum(['celadon', 'blush', 'night', 'paper']).default('paper'),
  /** Announced sessions, in any order. */
  sessions: z.array(session).default([]),
  /** Topics of a track card, or the `teaches` list of the structured data. */
  topics: z.array(line(2, 90)).min(1).optional(),
  /** Points of the overview. */
  overview: z.array(paragraph).min(2).optional(),
  /** Key benefits. */
  benefits: z.array(named).min(2).optional(),
  /** What a participant receives: only promised items. */
  included: z.array(named).min(1).optional(),
  /** Whom it is for. */
  audiences: z.array(named).min(1).optional(),
  /** Modules day by day. */
  days: z
    .array(z.strictObject({ title: line(2, 60), modules: z.array(courseModule).min(1) }))
    .min(1)
    .optional(),
  /** Blocks with their hours, for one-day courses. */
  blocks: z
    .array(
      z.strictObject({
        title: line(2, 90),
        hours: z.number().positive().max(8),
        topics: z.array(line(2, 160)).min(2),
        ...citation,
      }),
    )
    .min(1)
    .optional(),
  /** Modules in order without days. */
  modules: z.array(courseModule).min(1).optional(),
  /** The figure that the page's head shows where there is no certification: 60% hands-on, 30 days of support. */
  figures: z
    .array(z.strictObject({ label: line(2, 40), value: line(1, 20), note: line(2, 60).optional() }))
    .max(1)
    .optional(),
});
export type Course = z.infer<typeof courseSchema>;
