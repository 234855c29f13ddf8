import { z } from 'zod';
import { openDataSchema } from '../../schemas/open-data.ts';

export const openDataJsonSchema = (id: string) => ({
  $id: id,
  title: 'Instruments of AI law: status and dates',
  ...z.toJSONSchema(openDataSchema),
});
