import { z } from 'zod';
import { openDataSchema } from '../../schemas/open-data.ts';

/** Leaves out what concerns only the editor: lengths of texts, defaults, lists of choices. */
export const openDataJsonSchema = (id: string) => ({
  $id: id,
  title: 'Instruments of AI law: status and dates',
  ...z.toJSONSchema(openDataSchema, {
    override: ({ jsonSchema }) => {
      for (const name of ['minLength', 'maxLength', 'default', 'reference']) delete jsonSchema[name];
    },
  }),
});
