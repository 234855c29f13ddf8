import { z } from 'zod';
import { dateMarks, instrumentKinds, instrumentStatuses, markets, reachKinds } from './instrument.ts';
import { sourceKinds } from './source.ts';

const day = z.iso.date();
const cited = z.array(z.string()).min(1).describe('Keys of `sources`.');
const precision = z
  .string()
  .optional()
  .describe('Where only the month or the year is known: December 2024. The day then only sorts.');

const state = {
  status: z.enum(instrumentStatuses),
  from: day.describe('Day on which it began to stand so.'),
  dateText: precision,
  note: z.string().optional().describe('What the word leaves out: suspended by an agreed order.'),
};

const date = z.strictObject({
  id: z.string().describe('Stable, unique within the instrument; with its id the UID in the calendars.'),
  date: day,
  dateText: precision,
  mark: z
    .enum(dateMarks)
    .describe(
      '`begins`: a duty or a rule starts to apply. `ends`: one ceases, or a time to comply runs out.',
    ),
  title: z.string().describe('What begins, ends or happens.'),
  text: z.string().optional(),
  moved: z
    .array(
      z.strictObject({
        from: day.describe('The day that stood there.'),
        on: day.describe('When it was moved.'),
        by: z.string().describe('What moved it.'),
      }),
    )
    .describe('The days it was set to before, oldest first; empty where none moved it.'),
  sources: cited,
});

const unknown = z.strictObject({ unknown: z.string().describe('Why we cannot say.') });

const instrument = z.strictObject({
  id: z.string().describe('Stable.'),
  name: z.string().describe('Official name.'),
  shortName: z.string(),
  alsoCalled: z.array(z.string()),
  jurisdiction: z.string().describe('The calendar that holds its dates.'),
  place: z.string().optional().describe('State, country or body where that is narrower.'),
  market: z.enum(markets).optional().describe('Country to which it belongs, of those that we follow.'),
  kind: z.enum(instrumentKinds).describe('How far it binds.'),
  summary: z.string(),
  binds: z.string().describe('Whom it binds, or whom it addresses.'),
  reach: z.strictObject({
    kind: z
      .enum(reachKinds)
      .describe(
        '`direct`: binds a company without an office there. `conditional`: only with a link. `customer`: binds the local customer, who passes it on by contract. `local`: only who is established or licensed there.',
      ),
    basis: z.string().optional().describe('Provision.'),
    text: z.string(),
  }),
  duties: z
    .array(
      z.strictObject({
        text: z.string(),
        provision: z.string().optional(),
        from: z.string().optional().describe('`id` of one of `dates`: the day from which it applies.'),
      }),
    )
    .describe('What a bound company must do; of a guideline, what it asks.'),
  enforcedBy: z.union([z.string(), unknown]).describe('`nobody` where nobody enforces it.'),
  penalty: z
    .union([
      z.literal('none'),
      z.strictObject({ text: z.string(), provision: z.string().optional(), sources: cited }),
      unknown,
    ])
    .describe('The highest; `none` where it has none of its own.'),
  firstSteps: z.array(z.string()).describe('Who does what first.'),
  rank: z.int().optional().describe('Priority of its label in the drawing of all instruments.'),
  ...state,
  history: z
    .array(z.strictObject({ ...state, sources: cited }))
    .describe('Newest first; days to come among them.'),
  dates: z.array(date).describe('Oldest first; past ones stay.'),
  primary: z.string().describe('Key of the official text, or of its publisher’s page, in `sources`.'),
  page: z.url().describe('The section of the site that explains it.'),
  reviewedOn: day.describe('Day on which the record was last held against its sources.'),
});

/** Format of `/ai-regulations/instruments.json`, and source of its JSON Schema. */
export const openDataSchema = z.strictObject({
  $schema: z.url(),
  title: z.string(),
  publisher: z.strictObject({ name: z.string(), url: z.url() }),
  licence: z.strictObject({ name: z.string(), url: z.url().optional() }),
  note: z.string(),
  asOf: day.describe('Day for which `status` holds.'),
  instruments: z.array(instrument),
  sources: z
    .record(
      z.string(),
      z.strictObject({
        publisher: z.string(),
        kind: z
          .enum(sourceKinds)
          .describe('`primary`: the text itself. `authority`: who makes or enforces it.'),
        title: z.string(),
        date: z.string().optional().describe('As precisely as known: 2025, 2025-07 or 2025-07-07.'),
        url: z.url().optional(),
      }),
    )
    .describe('By key.'),
});
export type OpenData = z.infer<typeof openDataSchema>;
export type OpenInstrument = OpenData['instruments'][number];
