import { z } from 'zod';
import { condition } from './eu-check.ts';
import {
  hasUniqueIds,
  internalPath,
  isNewestFirst,
  isoDay,
  line,
  listOf,
  paragraph,
  slug,
  sourceKey,
} from './parts/fields.ts';

/** `draft`: published for comment or before a parliament, not adopted. */
export const instrumentKinds = ['law', 'guideline', 'framework', 'standard', 'draft'] as const;
export type InstrumentKind = (typeof instrumentKinds)[number];

/**
 * `adopted`: no part applies yet. `applies`: where application begins after entry into force, as in the
 * Union's acts. `enjoined`: a court forbids enforcement against all or some. `struck-down`: a court has
 * declared it void.
 */
export const instrumentStatuses = [
  'proposed',
  'adopted',
  'applies-in-part',
  'in-force',
  'applies',
  'published',
  'stayed',
  'enjoined',
  'struck-down',
  'revoked',
] as const;
export type InstrumentStatus = (typeof instrumentStatuses)[number];

/** `ends`: a duty ceases, or a time to comply runs out. `event`: otherwise. */
export const dateMarks = ['begins', 'ends', 'event'] as const;

/**
 * `conditional`: with a link, such as equipment or an offer there. `customer`: through the contract of a
 * bound customer.
 */
export const reachKinds = ['direct', 'conditional', 'customer', 'local'] as const;
export type ReachKind = (typeof reachKinds)[number];

/** Markets in the finder's order. */
export const markets = [
  'singapore',
  'malaysia',
  'indonesia',
  'vietnam',
  'thailand',
  'philippines',
  'hong-kong',
  'china',
  'korea',
  'japan',
  'taiwan',
  'india',
  'australia',
  'new-zealand',
  'uk',
  'eu',
  'usa',
] as const;
export type Market = (typeof markets)[number];

/** Topics of duties that the finder shows in columns. */
export const dutyTopics = ['breach', 'representative', 'officer', 'transfer'] as const;
export type DutyTopic = (typeof dutyTopics)[number];

export const eventKinds = ['breach', 'decision', 'complaint', 'deepfake', 'outage'] as const;
export type EventKind = (typeof eventKinds)[number];

/** What a firm is, where a clock binds some firms alone; `other` is what no firm is for good: it received an order. */
export const firmKinds = ['finance', 'critical', 'maker', 'processor', 'platform', 'other'] as const;

const notice = z.strictObject({
  of: z.array(z.enum(eventKinds)).min(1).describe('Events after which somebody has to be told or answered.'),
  act: line(8, 120)
    .regex(/^[A-Z][^.]*$/)
    .describe('What to do, as a request without its full stop: “Tell the people affected”.'),
  within: z
    .string()
    .regex(/^[1-9]\d* (hours|days|weekdays)$/, 'is not like `72 hours`, `3 days` or `5 weekdays`')
    .optional()
    .describe('Omit where the law gives no figure: as soon as practicable.'),
  isSet: z.literal(true).optional().describe('`after`, a direction or an order, names the time itself.'),
  isExpected: z.literal(true).optional().describe('The authority expects the time; the law names none.'),
  after: line(4, 120).optional().describe('What starts the clock, where that is not the moment of noticing.'),
  if: line(4, 160).optional().describe('The threshold, as it reads after “if”.'),
  isAnywhere: z.literal(true).optional().describe('It binds wherever the people concerned are.'),
  firm: z.enum(firmKinds).optional().describe('Which firms it binds, where it does not bind all.'),
});
export type Notice = z.infer<typeof notice>;

export const duty = z.strictObject({
  text: line(8, 400),
  provision: line(2, 120)
    .optional()
    .describe('A provision, such as “Section 26D”; left out where our sources do not give it.'),
  from: slug.optional().describe('`id` of one of `dates`: the day from which it applies.'),
  topic: z.enum(dutyTopics).optional(),
  notices: z.array(notice).min(1).optional().describe('Clocks that an event starts, most urgent first.'),
  about: z
    .array(z.enum(eventKinds))
    .optional()
    .describe('Events whose subject the duty has too, without a clock: labels, of a deepfake.'),
  when: condition
    .optional()
    .describe('Condition over the answers of the finder for a duty that concerns only some of those bound.'),
});

/** A reason; the site never writes "none" for what it does not know. */
const unknown = z.strictObject({ unknown: line(8, 300).describe('Why we cannot say.') });

/** An entry never has an earlier stage than the one before it. */
const stages: Record<InstrumentStatus, number> = {
  proposed: 0,
  adopted: 1,
  published: 1,
  'in-force': 2,
  'applies-in-part': 2,
  applies: 3,
  stayed: 4,
  enjoined: 4,
  'struck-down': 5,
  revoked: 5,
};

const dateText = line(4, 24)
  .optional()
  .describe('Where only the month or the year is known: December 2024. The day then only sorts.');

const cited = z.array(sourceKey).min(1).describe('Keys of `sources`.');

export const instrumentState = {
  status: z.enum(instrumentStatuses),
  from: isoDay.describe('Day on which it began to stand so.'),
  dateText,
  note: line(4, 240).optional().describe('What the word leaves out: suspended by an agreed order.'),
};

/**
 * Other files refer to its dates, `{{eu-ai-act/high-risk-uses}}`, so a moved date changes
 * everywhere. The open data publishes the fields with these descriptions.
 */
export const instrumentSchema = z
  .strictObject({
    name: line(4, 220).describe('Official name.'),
    shortName: line(3, 80),
    alsoCalled: z.array(line(3, 90)).default([]),
    /** `international` has no page. */
    jurisdiction: slug.describe('The calendar that holds its dates.'),
    place: line(2, 60)
      .optional()
      .describe('State, country or body where that is narrower: Colorado; Vietnam; ISO and IEC.'),
    /** For `jurisdiction: international`; omit for treaties, standards and other countries. */
    market: z.enum(markets).optional().describe('Country to which it belongs, of those that we follow.'),
    kind: z.enum(instrumentKinds).describe('How far it binds.'),
    summary: paragraph,
    binds: line(3, 300).describe('Whom it binds, or whom it addresses.'),
    bindsGovernment: z.literal(true).optional().describe('Binds authorities alone; not counted as binding.'),
    reach: z.strictObject({
      kind: z
        .enum(reachKinds)
        .describe(
          '`direct`: binds a company without an office there. `conditional`: only with a link. `customer`: binds the local customer, who passes it on by contract. `local`: only who is established or licensed there.',
        ),
      basis: line(2, 120).optional().describe('Provision.'),
      text: line(8, 400),
    }),
    /** The most urgent duty is first. */
    duties: z.array(duty).default([]).describe('What a bound company must do; of a guideline, what it asks.'),
    notOwed: z
      .partialRecord(z.enum(dutyTopics), line(4, 160))
      .optional()
      .describe('What the law says where it asks nothing on a topic; left out where our sources are silent.'),
    enforcedBy: z.union([line(3, 240), unknown]).describe('`nobody` where nobody enforces it.'),
    penalty: z
      .union([
        z.literal('none'),
        z.strictObject({ text: line(3, 400), provision: line(2, 120).optional(), sources: cited }),
        unknown,
      ])
      .describe('The highest; `none` where it has none of its own.'),
    decisions: listOf({ date: isoDay, dateText, text: line(8, 300), sources: cited })
      .default([])
      .refine(isNewestFirst('date'), 'must stand newest first')
      .describe('What an authority or a court decided under it on AI or automated decisions.'),
    /** Empty while the instrument asks for nothing. */
    firstSteps: z.array(line(8, 300)).default([]).describe('Who does what first.'),
    rank: z.int().min(1).optional().describe('Priority of its label in the drawing of all instruments.'),
    history: listOf({ ...instrumentState, sources: cited })
      .min(1)
      .refine(isNewestFirst('from'), 'must stand newest first')
      .refine(
        (entries) =>
          entries.every(({ status }, i) => stages[status] <= stages[entries[i - 1]?.status ?? 'revoked']),
        'goes back in the life of a law: proposed, adopted, in force, applies, stayed or enjoined, void',
      )
      .describe(
        'From its own first day, newest first, days to come among them; an amendment is one of `dates`.',
      ),
    dates: listOf({
      /** References and calendars use the id, so it never changes. */
      id: slug.describe('Stable, unique within the instrument; with its id the UID in the calendars.'),
      date: isoDay,
      dateText,
      mark: z
        .enum(dateMarks)
        .describe(
          '`begins`: a duty or a rule starts to apply. `ends`: one ceases, or a time to comply runs out.',
        ),
      title: line(4, 110).describe('What begins, ends or happens.'),
      text: paragraph.optional(),
      moved: listOf({
        from: isoDay.describe('The day that stood there.'),
        on: isoDay.describe('When it was moved.'),
        by: line(3, 120).describe('What moved it.'),
      })
        .default([])
        .describe('The days it was set to before, oldest first; empty where none moved it.'),
      sources: cited,
    })
      .default([])
      .refine((dates) => isNewestFirst('date')(dates.toReversed()), 'must stand oldest first')
      .refine(hasUniqueIds, 'uses an id twice')
      .describe('Oldest first; past ones stay.'),
    /** A source of kind `primary` or `authority`. */
    primary: sourceKey.describe('Key of the official text, or of its publisher’s page, in `sources`.'),
    explainedAt: internalPath,
    reviewedOn: isoDay.describe('Day on which the record was last held against its sources.'),
  })
  .refine(({ history, reviewedOn }) => (history.at(-1)?.from ?? '') <= reviewedOn, {
    path: ['history'],
    error: 'begins after the review: add the entry that holds today, such as its adoption',
  })
  .refine(({ duties, dates }) => duties.every(({ from }) => !from || dates.some(({ id }) => id === from)), {
    path: ['duties'],
    error: 'name in `from` a day that `dates` lacks',
  })
  .refine(({ jurisdiction, market }) => !market || jurisdiction === 'international', {
    path: ['market'],
    error: 'is for `jurisdiction: international` only: elsewhere the jurisdiction is the market',
  })
  .refine(
    ({ kind, history }) =>
      kind !== 'draft' || history.every(({ status }) => status === 'proposed' || status === 'revoked'),
    {
      path: ['history'],
      error: 'is the history of a draft: it is only `proposed` or `revoked`; once adopted, change `kind`',
    },
  );
export type Instrument = z.infer<typeof instrumentSchema>;
export type InstrumentDate = Instrument['dates'][number];
