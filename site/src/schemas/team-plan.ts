import { contact } from '@vanda/enquiry/forms/contact';
import { z } from 'zod';
import { line } from './parts/text.ts';

const services: readonly string[] = contact.fields.flatMap((field) =>
  field.name === 'service' ? field.options.map(({ value }) => value) : [],
);

/** A text in which the page fills something in: `Add {course} to the plan`. */
const filled = (...places: readonly string[]) =>
  line(2, 240).refine(
    (text) => places.every((place) => text.includes(`{${place}}`)),
    `must hold ${places.map((place) => `{${place}}`).join(' and ')}, which the page fills in`,
  );

/** Words for one and for any other number, `{n}`. */
const counted = (...places: readonly string[]) =>
  z.strictObject({ one: filled(...places), other: filled('n', ...places) });

const words = line(2, 240);

/** Around the facts that the company has stated for its courses. */
const planFactWords = z.strictObject({
  gst: z.strictObject({ included: words, added: words, 'not-charged': words }),
  payment: filled('text'),
  classSize: z.strictObject({ most: filled('max'), range: filled('min', 'max') }),
  privateFrom: filled('n'),
  refunds: filled('steps'),
  refundStep: filled('percent', 'n', 'unit'),
  moved: filled('text'),
  substitution: filled('text'),
  included: filled('text'),
});

/** The words of the plan for a team on /services. Prices, days and names are those of the courses. */
export const teamPlanSchema = z.strictObject({
  title: line(4, 60),
  /** Stands under the title, whether the plan is empty or not. */
  note: words,
  /** Where the plan's script did not arrive. */
  failed: words,
  /** Choice of the contact form that a request for a quotation brings along. */
  contactService: z
    .string()
    .refine((value) => services.includes(value), `is no service of the contact form: ${services.join(', ')}`),
  /** In the rows of the comparison; the `…Name` texts are what a screen reader says, and begin with what is seen. */
  table: z.strictObject({
    column: words,
    add: words,
    addName: filled('course'),
    added: words,
    addedName: filled('course'),
  }),
  /** A course of the plan. */
  row: z.strictObject({
    people: filled('course'),
    fewer: filled('course'),
    more: filled('course'),
    limits: filled('least', 'most'),
    way: filled('course'),
    public: words,
    private: words,
    remove: filled('course'),
    each: filled('price'),
    noPrice: words,
    toQuote: words,
    notCounted: words,
    inPublic: filled('price'),
  }),
  choose: z.strictObject({ label: words, none: words, button: words, all: words }),
  totals: z.strictObject({
    title: words,
    seats: words,
    inCourses: counted(),
    days: words,
    peopleDays: counted(),
    tracks: words,
    weeks: filled('n'),
    tracksNote: words,
    sum: counted(),
    /** In its place where no seat has a published price. */
    noSum: words,
    without: counted('courses'),
    privateCourse: filled('course'),
  }),
  actions: z.strictObject({
    quote: words,
    quoteNote: words,
    print: words,
    copy: words,
    copied: words,
    notCopied: filled('link'),
  }),
  /** Each stands in a plan that it concerns. What the company has stated for its courses stands behind them. */
  conditions: z.strictObject({
    title: words,
    basis: filled('day'),
    private: words,
    noPrice: filled('courses'),
    noUnit: filled('courses'),
    /** Where no course of the plan has a public date to come, and where some have. */
    noDates: words,
    noDate: filled('courses'),
    /** Before a fact that does not hold for every course of the plan. */
    forCourses: filled('courses', 'text'),
    reply: words,
  }),
  facts: planFactWords,
  notes: z.strictObject({
    removed: filled('course'),
    undo: words,
    unknown: filled('courses'),
    damaged: words,
    nothing: words,
  }),
  print: z.strictObject({
    sender: words,
    day: filled('day'),
    again: words,
    people: counted(),
    public: words,
    private: words,
  }),
  message: z.strictObject({ opening: words }),
});
export type TeamPlanWords = z.infer<typeof teamPlanSchema>;
