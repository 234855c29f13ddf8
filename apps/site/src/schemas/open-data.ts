import { z } from 'zod';
import { duty, instrumentSchema, instrumentState } from './instrument.ts';
import { sourceSchema } from './source.ts';

const day = z.iso.date();

const { explainedAt: _, ...record } = instrumentSchema.shape;

const instrument = z.strictObject({
  id: z.string().describe('Stable.'),
  ...record,
  ...instrumentState,
  // The answers of the finder are no part of the published format.
  duties: z.array(duty.omit({ when: true })).describe(`${record.duties.description}`),
  page: z.url().describe('The section of the site that explains it.'),
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
  sources: z.record(z.string(), sourceSchema.omit({ readOn: true })).describe('By key.'),
});
export type OpenData = z.infer<typeof openDataSchema>;
export type OpenInstrument = OpenData['instruments'][number];
