import { z } from 'zod';
import { contactService, line } from './parts/fields.ts';

/** A text with places, such as `Add {course} to the plan`. */
const filled = (...places: readonly string[]) =>
  line(2, 240).refine(
    (text) => places.every((place) => text.includes(`{${place}}`)),
    `must hold ${places.map((place) => `{${place}}`).join(' and ')}, which the page fills in`,
  );

const counted = (...places: readonly string[]) =>
  z.strictObject({ one: filled(...places), other: filled('n', ...places) });

const words = line(2, 240);

export const teamPlanSchema = z.strictObject({
  title: line(4, 60),
  note: words,
  failed: words,
  contactService,
  /** `…Name` texts are for screen readers and begin with the visible text. */
  table: z.strictObject({
    column: words,
    add: words,
    addName: filled('course'),
    added: words,
    addedName: filled('course'),
  }),
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
    /** Shown where no seat has a published price. */
    noSum: words,
    without: counted('courses'),
    privateCourse: filled('course'),
    atPublic: filled('price'),
  }),
  bar: z.strictObject({ seats: counted(), see: words }),
  actions: z.strictObject({
    quote: words,
    quoteNote: words,
    print: words,
    copy: words,
    copied: words,
    notCopied: filled('link'),
  }),
  /** Each condition is shown in plans that it concerns. */
  conditions: z.strictObject({
    title: words,
    basis: filled('day'),
    private: words,
    noPrice: filled('courses'),
    noDates: words,
    noDate: filled('courses'),
    forCourses: filled('courses', 'text'),
    reply: words,
  }),
  notes: z.strictObject({
    removed: filled('course'),
    undo: words,
    unknown: filled('courses'),
    corrected: filled('courses'),
    damaged: words,
    nothing: words,
  }),
  print: z.strictObject({
    sender: words,
    day: filled('day'),
    again: words,
    contact: words,
    sign: z.array(words).min(1).max(3),
    people: counted(),
    public: words,
    private: words,
  }),
  message: z.strictObject({ opening: words }),
});
export type TeamPlanCopy = z.infer<typeof teamPlanSchema>;
