import { z } from 'zod';
import { line } from './text.ts';

/** What a step may say beside its title and text, where steps are drawn as a path. */
export const stepFields = {
  /** Name under its node, on a path of more than five steps. */
  shortTitle: line(2, 24).optional(),
  /** What the client holds after it: “Findings, owner and effort”. */
  holds: line(2, 60).optional(),
  /** Whose work it is: who does it, who takes part. Whoever is left out has no part in it. */
  who: z
    .strictObject({
      you: z.enum(['does', 'takes-part']).optional(),
      us: z.enum(['does', 'takes-part']).optional(),
      other: z.enum(['does', 'takes-part']).optional(),
    })
    .optional(),
};

/** What grows at a date on a horizon: a dotted bud, a flower in contours, a flower, leaves that add to it. */
export const horizonStage = z.enum(['trial', 'voluntary', 'standard', 'addition'], {
  error: 'is trial, voluntary, standard or addition',
});
export type HorizonStage = z.infer<typeof horizonStage>;

/** A day that is counted from the first of several, such as the last one on which a notice may be given. */
export const clockDay = z.strictObject({
  /** Days from the first, which is 0. */
  day: z.int().min(0).max(400),
  /** How the day is said: “Day 30, as a rule”. */
  text: line(2, 40),
  /** What happens on it, or has to be done by then: “Last day to tell the regulator”. */
  what: line(4, 60),
  /** `duty`: the last day that the law gives; `expected`: by a guide, no law; left out: where the count begins. */
  mark: z.enum(['duty', 'expected']).optional(),
});
export type ClockDay = z.infer<typeof clockDay>;

/** A share of a few, drawn as a flower: 2 of 3. */
export const petalShare = z
  .strictObject({
    filled: z.int().min(0),
    of: z.int().min(2).max(7),
    /** What they do, after the figure: “consumers would rather buy from a holder”. */
    label: line(4, 80),
    /** Whether the source says “about”. */
    isAbout: z.boolean().optional(),
  })
  .refine(({ filled, of }) => filled <= of, { path: ['filled'], error: 'is more than all of them' });

/** A change that somebody reports. */
export const measure = z.strictObject({
  /** What changed: “cancers found by the reading”. */
  what: line(4, 80),
  /** `%` runs from 0 to 100. */
  unit: line(1, 12),
  /** Left out where only the change is published: the time before is then 100, and the figure says so. */
  before: z.number().min(0).optional(),
  after: z.number().min(0),
  /** Words at the two ends, where they are not “before” and “after”. */
  beforeLabel: line(2, 20).optional(),
  afterLabel: line(2, 20).optional(),
  /** Where the figure is “up to”. */
  bound: z.literal('upper').optional(),
  /** Measured by others; told by the party itself; an expectation. */
  says: z.enum(['measured', 'party', 'expected']),
  /** Who says so. */
  by: line(2, 60),
  year: line(4, 20),
});
export type Measure = z.infer<typeof measure>;

/** The parts of a hundred, or of the true number where that is smaller than 121. */
export const hundred = z
  .array(
    z.strictObject({
      share: z.number().multipleOf(0.5).min(1).max(120),
      label: line(2, 60),
      kind: z.enum(['full', 'partly', 'fails', 'rest']),
    }),
  )
  .min(2)
  .max(4)
  .refine((parts) => parts.reduce((sum, { share }) => sum + share, 0) <= 120, {
    error: 'add up to more than 120 marks',
  });

/** A field of marks with its name. */
export const partsField = z.strictObject({ title: line(2, 60), parts: hundred });

/** A number of things, a dot each: 15 transfers. */
export const counted = z.strictObject({ count: z.int().min(1).max(120), title: line(2, 60) });
