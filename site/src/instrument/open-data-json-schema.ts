import { z } from 'zod';
import { openDataSchema } from '../schemas/open-data.ts';

/** The schema of the open data as JSON Schema 2020-12. @param id its own address */
export const openDataJsonSchema = (id: string) => ({
  $id: id,
  title: 'Instruments of AI law: status and dates',
  ...z.toJSONSchema(openDataSchema),
});
