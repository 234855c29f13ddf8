import { z } from 'zod';
import { dateMarks, instrumentKinds, instrumentStatuses, jurisdictions } from './instrument.ts';
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

const instrument = z.strictObject({
  id: z.string().describe('Stable.'),
  name: z.string().describe('Official name.'),
  shortName: z.string(),
  alsoCalled: z.array(z.string()),
  jurisdiction: z.enum(jurisdictions).describe('The calendar that holds its dates.'),
  place: z.string().optional().describe('State, country or body where that is narrower.'),
  kind: z.enum(instrumentKinds).describe('How far it binds.'),
  summary: z.string(),
  binds: z.string().describe('Whom it binds, or whom it addresses.'),
  enforcedBy: z.string().optional().describe('Left out for what nobody enforces.'),
  ...state,
  history: z
    .array(z.strictObject({ ...state, sources: cited }))
    .describe('Newest first; days to come among them.'),
  dates: z.array(date).describe('Oldest first; past ones stay.'),
  primary: z.string().describe('Key of the official text, or of its publisher’s page, in `sources`.'),
  page: z.url().describe('The section of the site that explains it.'),
  reviewedOn: day.describe('Day on which the record was last held against its sources.'),
});

/** What `/ai-regulations/instruments.json` holds, and, as JSON Schema, what `/ai-regulations/instruments.schema.json` says. */
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
